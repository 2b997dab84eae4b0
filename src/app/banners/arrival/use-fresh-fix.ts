import { useEffect, useState } from 'react'
import type { PageTracker } from '#data/index.ts'
import type { Fix } from '#domain/tracking/fix.ts'

export interface FreshFix {
  readonly fix: Fix | null
  /** Being asked for: what earlier fixes say may be out of date. */
  readonly isAsking: boolean
}

/** Where the device is, asked once at first and whenever the person returns to the app. Not stored. */
export function useFreshFix(tracker: PageTracker): FreshFix {
  const [fresh, setFresh] = useState<FreshFix>({ fix: null, isAsking: true })
  useEffect(() => {
    let isCurrent = true
    async function ask() {
      if (document.visibilityState !== 'visible') return
      setFresh(({ fix }) => ({ fix, isAsking: true }))
      const fix = await tracker.locate()
      if (isCurrent) setFresh({ fix, isAsking: false })
    }
    const look = () => void ask()
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', look)
    }
  }, [tracker])
  return fresh
}

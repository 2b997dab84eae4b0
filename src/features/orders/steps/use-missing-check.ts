import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveTyped } from '../detail/typed-text.ts'

/** What was entered may take so long to be stored and read again, in milliseconds. */
const arrivesWithinMs = 800
/** Entered before that, it has long arrived. */
const recentMs = 2000

interface Outcome {
  readonly onMissing: () => void
  readonly onComplete: () => void
}

/**
 * Completes, or says what is missing. Someone who answers the last question and completes at once lacks nothing, so what
 * was entered just now is waited for. Returns how to ask.
 */
export function useMissingCheck(missing: number, { onMissing, onComplete }: Outcome): () => void {
  const enteredAt = useRef(Number.NEGATIVE_INFINITY)
  const [isWaiting, setWaiting] = useState(false)
  const say = useEffectEvent(onMissing)
  const complete = useEffectEvent(onComplete)

  useEffect(() => {
    const note = ({ target, timeStamp }: Event) => {
      // The steps themselves are pressed there.
      if (target instanceof Element && target.closest('[data-foot], header')) return
      enteredAt.current = timeStamp
    }
    for (const event of ['input', 'click'] as const) document.addEventListener(event, note, true)
    return () => {
      for (const event of ['input', 'click'] as const)
        document.removeEventListener(event, note, true)
    }
  }, [])

  useEffect(() => {
    if (!isWaiting) return undefined
    const isNoneLeft = missing === 0
    const timer = setTimeout(
      () => {
        setWaiting(false)
        if (isNoneLeft) complete()
        else say()
      },
      isNoneLeft ? 0 : arrivesWithinMs,
    )
    return () => clearTimeout(timer)
  }, [isWaiting, missing])

  return () => {
    saveTyped()
    if (performance.now() - enteredAt.current > recentMs) onMissing()
    else setWaiting(true)
  }
}

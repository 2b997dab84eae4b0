import { useEffect, useState } from 'react'

/** Milliseconds from which a wait is noticed. */
const noticeable = 200

/**
 * Whether the wait has gone on for a noticeable time. Shorter ones change nothing on the screen: a change for each
 * typed letter would delay the results themselves.
 */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLong(true), noticeable)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isWaiting])
  return isWaiting && isLong
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long a message must stay visible to count as read, in milliseconds; scrolling past it does not. */
const delayMs = 700

/**
 * Marks messages as read up to the newest one seen, once the reader pauses there or leaves; never earlier
 * than `readAt`, the position already marked.
 */
export function useMarkSeen(
  readAt: string,
  mark: (at: string) => Promise<void>,
): (at: string) => void {
  const [furthest, setFurthest] = useState('')
  const marked = useRef('')

  const settle = useEffectEvent(() => {
    if (furthest <= readAt || furthest <= marked.current) return
    marked.current = furthest
    void mark(furthest)
  })

  useEffect(() => {
    if (furthest === '') return undefined
    const timer = setTimeout(() => settle(), delayMs)
    return () => clearTimeout(timer)
  }, [furthest])

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') settle()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      settle()
    }
  }, [])

  return (at) => setFurthest((before) => (at > before ? at : before))
}

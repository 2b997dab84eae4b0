import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Milliseconds for which one has to rest at a message: who scrolls past on the way has not read. */
const rest = 700

/**
 * Takes how far somebody has seen, and marks it once they rest there or leave; never further back than `readAt`,
 * what is marked already.
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
    const timer = setTimeout(() => settle(), rest)
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

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

export interface SelfSavingText {
  readonly text: string
  /** Typed and not yet kept anywhere. */
  readonly unsaved: boolean
  readonly problem: Problem | null
  readonly type: (text: string) => void
  readonly save: () => void
}

/** Typing has stopped when this long nothing came, in milliseconds. */
const pause = 900

/**
 * Text that saves itself when typing stops, on blur, when the page is hidden and when it is left. `save`
 * hears what the person saw when they began and what they want. Others' changes show as long as nothing
 * is typed.
 */
export function useSelfSavingText(
  stored: string,
  save: (from: string, to: string) => Promise<Result<unknown, Problem>>,
): SelfSavingText {
  const [draft, setDraft] = useState<{ seen: string; text: string } | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  // One save after the other: the next one starts from what the last one wrote.
  const queue = useRef<Promise<string | null>>(Promise.resolve(null))

  function keep() {
    if (draft === null) return
    const { seen, text } = draft
    queue.current = queue.current.then(async (saved) => {
      const from = saved ?? seen
      if (from === text) {
        setDraft((now) => (now?.text === text ? null : now))
        return saved
      }
      const result = await save(from, text)
      setProblem(result.ok ? null : result.problem)
      if (!result.ok) return saved
      setDraft((now) => (now?.text === text ? null : now))
      return text
    })
  }

  const keepNow = useEffectEvent(keep)

  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => keepNow(), pause)
    return () => clearTimeout(timer)
  }, [draft])

  useEffect(() => {
    const leave = () => keepNow()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])

  return {
    text: draft?.text ?? stored,
    unsaved: draft !== null,
    problem,
    type: (text) => {
      // A new piece of writing starts from what is stored now.
      if (draft === null) queue.current = queue.current.then(() => null)
      setDraft({ seen: draft?.seen ?? stored, text })
    },
    save: keep,
  }
}

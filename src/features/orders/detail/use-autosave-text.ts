import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

export interface SelfSavingText {
  readonly text: string
  /** Typed and not yet queued. */
  readonly unsaved: boolean
  readonly problem: Problem | null
  readonly type: (text: string) => void
  readonly save: () => void
}

export interface Keeper {
  /** With every key, in the same instant; null: what is typed is what is stored. */
  readonly draft: (edit: { readonly from: string; readonly to: string } | null) => void
  readonly save: (edit: {
    readonly from: string
    readonly to: string
  }) => Promise<Result<unknown, Problem>>
}

/** Typing has stopped when this long nothing came, in milliseconds. */
const pause = 900

/**
 * Text that saves itself when typing stops, on blur, when the page is hidden and when it is left; each key is a
 * draft at once. The keeper hears what the person saw when they began and what they want. Others' changes
 * show as long as nothing is typed.
 */
export function useSelfSavingText(stored: string, keeper: Keeper): SelfSavingText {
  const [draft, setDraft] = useState<{ seen: string; text: string } | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  // One save after the other: the next one starts from what the last one wrote.
  const queue = useRef<Promise<void>>(Promise.resolve())
  const saved = useRef<string | null>(null)
  const typed = useRef<string | null>(null)

  function keep() {
    if (draft === null) return
    const { seen, text } = draft
    const before = queue.current
    queue.current = (async () => {
      await before
      const from = saved.current ?? seen
      if (from !== text) {
        const result = await keeper.save({ from, to: text })
        setProblem(result.ok ? null : result.problem)
        if (!result.ok) return
        saved.current = text
      }
      if (typed.current === text) keeper.draft(null)
      else if (typed.current !== null) keeper.draft({ from: text, to: typed.current })
      setDraft((now) => (now?.text === text ? null : now))
    })()
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
    type(text) {
      // A new piece of writing starts from what is stored now.
      if (draft === null) saved.current = null
      const seen = draft?.seen ?? stored
      typed.current = text
      keeper.draft({ from: saved.current ?? seen, to: text })
      setDraft({ seen, text })
    },
    save: keep,
  }
}

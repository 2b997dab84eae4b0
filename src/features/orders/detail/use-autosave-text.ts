import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { addTypedField } from './typed-text.ts'

export interface AutosaveText {
  readonly text: string
  /** Whether text was typed that is not queued yet. */
  readonly unsaved: boolean
  readonly problem: Problem | null
  readonly type: (text: string) => void
  readonly save: () => void
}

export interface AutosavePorts {
  /** Called synchronously on every key press; null once the typed text is stored. */
  readonly draft: (edit: { readonly from: string; readonly to: string } | null) => void
  readonly save: (edit: {
    readonly from: string
    readonly to: string
  }) => Promise<Result<unknown, Problem>>
}

/** Typing counts as stopped after this pause, in milliseconds. */
const pause = 900

/**
 * Text that is saved when typing stops, on blur, before a step, and when the page is hidden or left; each key press
 * updates the draft. An edit holds what the person saw when they began and what they want. Others' changes show until
 * the person types.
 */
export function useAutosaveText(stored: string, ports: AutosavePorts): AutosaveText {
  const [draft, setDraft] = useState<{ seen: string; text: string } | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  // Saves run one after the other: each starts from what the previous one wrote.
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
        const result = await ports.save({ from, to: text })
        setProblem(result.ok ? null : result.problem)
        if (!result.ok) return
        saved.current = text
      }
      if (typed.current === text) ports.draft(null)
      else if (typed.current !== null) ports.draft({ from: text, to: typed.current })
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
    const remove = addTypedField(leave)
    return () => {
      remove()
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
      // A new edit starts from what is stored now.
      if (draft === null) saved.current = null
      const seen = draft?.seen ?? stored
      typed.current = text
      ports.draft({ from: saved.current ?? seen, to: text })
      setDraft({ seen, text })
    },
    save: keep,
  }
}

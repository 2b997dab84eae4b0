import { useEffect, useRef, useState } from 'react'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

export interface SelfSavingText {
  readonly text: string
  /** Typed and not yet kept anywhere. */
  readonly unsaved: boolean
  readonly problem: Problem | null
  type(text: string): void
  save(): void
}

/** Typing has stopped when this long nothing came, in milliseconds. */
const pause = 900

/**
 * Text that saves itself when typing stops, on blur, when the page is hidden and when it is left. `save`
 * hears what the person saw when they began and what they want. Others' changes show as long as nothing is typed.
 */
export function useSelfSavingText(
  stored: string,
  save: (from: string, to: string) => Promise<Result<unknown, Problem>>,
): SelfSavingText {
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const latest = useRef({ draft, seen: stored, save })
  latest.current.save = save
  if (latest.current.draft === null) latest.current.seen = stored

  async function keep() {
    const { draft, seen, save } = latest.current
    if (draft === null) return
    if (draft !== seen) {
      const result = await save(seen, draft)
      setProblem(result.ok ? null : result.problem)
      if (!result.ok) return
      latest.current.seen = draft
    }
    // More may have been typed while it was being saved.
    if (latest.current.draft !== draft) return
    latest.current.draft = null
    setDraft(null)
  }

  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => void keep(), pause)
    return () => clearTimeout(timer)
  }, [draft])

  useEffect(() => {
    const leave = () => void keep()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])

  return {
    text: draft ?? stored,
    unsaved: draft !== null,
    problem,
    type: (text) => {
      latest.current.draft = text
      setDraft(text)
    },
    save: () => void keep(),
  }
}

import { useState } from 'react'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

export interface Saving {
  readonly isSaving: boolean
  /** Why the last attempt failed. */
  readonly problem: Problem | null
  readonly save: (change: () => Promise<Result<unknown, Problem>>) => Promise<void>
}

/** Saves a change and calls `onDone`; on failure it keeps what was typed and exposes the problem. */
export function useSaving(onDone: () => void): Saving {
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function save(change: () => Promise<Result<unknown, Problem>>): Promise<void> {
    setSaving(true)
    const result = await change()
    setSaving(false)
    if (result.ok) onDone()
    else setProblem(result.problem)
  }

  return { isSaving, problem, save }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type EditsBetween, editsBetween } from '#domain/mutation/edits/edits-between.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

/** A change of some fields, if wanted from what they are at that moment. */
export type DraftChange<F> = Partial<F> | ((now: F) => Partial<F>)

/** A draft as it is stored, and how changes of it are queued. */
export interface StoredDraft<F> {
  /** Another object whenever it was stored again. */
  readonly doc: object
  readonly fields: F
  /** Remembers what the next tab would queue; null for nothing. */
  readonly keep: (edits: EditsBetween<F> | null) => void
  readonly write: (edits: EditsBetween<F>) => Promise<Result<unknown, Problem>>
}

export interface DraftEdits<F> {
  readonly fields: F
  readonly change: (more: DraftChange<F>) => void
  /** Whether something was changed that is not queued yet. */
  readonly isUnsaved: boolean
  readonly problem: Problem | null
  /** Queues what was changed; false where that failed. */
  readonly save: () => Promise<boolean>
}

/** Typing counts as stopped after this pause, in milliseconds. */
const pause = 900

/**
 * A draft that is saved when typing stops, and when the page is hidden or left; each key press updates the change that
 * the next tab would queue. An edit holds what the person saw when they began and what they want, so that what others
 * change meanwhile is kept.
 */
export function useDraftEdits<F extends object>(draft: StoredDraft<F>): DraftEdits<F> {
  const { doc } = draft
  const [local, setLocal] = useState<Local<F> | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  // Saves run one after the other: each starts from what the previous one wrote.
  const queue = useRef<Promise<boolean>>(Promise.resolve(true))
  const saved = useRef<F | null>(null)
  const edited = useRef<Edited<F> | null>(null)
  // What was saved is shown until the stored draft has it.
  const isLocal = local !== null && (local.savedOver === null || local.savedOver === doc)
  const fields = isLocal ? local.wanted : draft.fields

  function keepDraft(from: F, to: F): void {
    const edits = editsBetween(from, to)
    draft.keep(Object.keys(edits).length > 0 ? edits : null)
  }

  function save(): Promise<boolean> {
    const now = edited.current
    if (now === null) return queue.current
    const before = queue.current
    queue.current = (async () => {
      await before
      const { seen, wanted } = now
      const edits = editsBetween(saved.current ?? seen, wanted)
      if (Object.keys(edits).length > 0) {
        const result = await draft.write(edits)
        setProblem(result.ok ? null : result.problem)
        if (!result.ok) return false
        saved.current = wanted
      }
      if (edited.current?.wanted === wanted) {
        edited.current = null
        draft.keep(null)
        setLocal({ wanted, savedOver: doc })
      } else if (edited.current) keepDraft(wanted, edited.current.wanted)
      return true
    })()
    return queue.current
  }

  const saveNow = useEffectEvent(() => void save())
  useEffect(() => {
    if (local === null || local.savedOver !== null) return
    const timer = setTimeout(() => saveNow(), pause)
    return () => clearTimeout(timer)
  }, [local])
  useEffect(() => {
    const leave = () => saveNow()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])

  return {
    fields,
    isUnsaved: isLocal && local.savedOver === null,
    problem,
    save,
    change(more) {
      // A new edit starts from what is shown now.
      if (edited.current === null) saved.current = null
      const { seen, wanted: before } = edited.current ?? { seen: fields, wanted: fields }
      const wanted = { ...before, ...(typeof more === 'function' ? more(before) : more) }
      edited.current = { seen, wanted }
      keepDraft(saved.current ?? seen, wanted)
      setLocal({ wanted, savedOver: null })
    },
  }
}

interface Edited<F> {
  readonly seen: F
  readonly wanted: F
}

interface Local<F> {
  readonly wanted: F
  /** The stored draft as it was when this was saved; null until then. */
  readonly savedOver: object | null
}

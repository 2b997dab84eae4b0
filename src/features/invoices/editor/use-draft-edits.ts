import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useData } from '#data/react.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'

/** What the editor changes of a draft. Every value is valid: what cannot be read stays in its field. */
export type DraftFields = Pick<
  MutationArgs<'invoice/create'>,
  | 'customerId'
  | 'lines'
  | 'discount'
  | 'isInclusive'
  | 'note'
  | 'termsDays'
  | 'supplyFrom'
  | 'supplyTo'
>

export type DraftChange = Partial<DraftFields> | ((now: DraftFields) => Partial<DraftFields>)

export interface DraftEdits {
  readonly fields: DraftFields
  /** Changes fields, if wanted from what they are at that moment. */
  readonly change: (more: DraftChange) => void
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
export function useDraftEdits(invoice: Invoice): DraftEdits {
  const data = useData()
  const slot = `invoices/${invoice.id}`
  const [local, setLocal] = useState<Local | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  // Saves run one after the other: each starts from what the previous one wrote.
  const queue = useRef<Promise<boolean>>(Promise.resolve(true))
  const saved = useRef<DraftFields | null>(null)
  const edited = useRef<Edited | null>(null)
  // What was saved is shown until the stored draft has it.
  const isLocal = local !== null && (local.savedOver === null || local.savedOver === invoice)
  const fields = isLocal ? local.wanted : storedFields(invoice)

  function keepDraft(from: DraftFields, to: DraftFields): void {
    const edits = editsBetween(from, to)
    const args = { invoiceId: invoice.id, edits }
    const isChange = Object.keys(edits).length > 0
    data.keepDraft(slot, isChange ? { name: 'invoice/edit', args } : null)
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
        const args = { invoiceId: invoice.id, edits }
        const result = await data.mutate('invoice/edit', args, { draft: slot })
        setProblem(result.ok ? null : result.problem)
        if (!result.ok) return false
        saved.current = wanted
      }
      if (edited.current?.wanted === wanted) {
        edited.current = null
        data.keepDraft(slot, null)
        setLocal({ wanted, savedOver: invoice })
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

interface Edited {
  readonly seen: DraftFields
  readonly wanted: DraftFields
}

interface Local {
  readonly wanted: DraftFields
  /** The stored draft as it was when this was saved; null until then. */
  readonly savedOver: Invoice | null
}

function storedFields(invoice: Invoice): DraftFields {
  const { customerId, isInclusive, note, termsDays, supplyFrom, supplyTo } = invoice
  const { lines, discount } = contentOf(invoice)
  return { customerId, lines, discount, isInclusive, note, termsDays, supplyFrom, supplyTo }
}

import type { Query } from 'firebase-admin/firestore'
import type { Doc } from '../../../src/domain/mutation/types.ts'
import { withoutEdits, withoutPersonal, withoutTerms, withoutTexts } from './redact.ts'
import type { Step } from './steps.ts'
import type { Task } from './task.ts'

/** Receipts of these are about the subject alone: no text of them stays. */
const whole = /^(customer|site|message|photo|member|invite|user|picture|document|share|estimate)\//

/** What a person was planned by and costs: no value of it stays, because a base location is also in numbers. */
const planned = /^(staff|cost)\//

interface Subject {
  /** Documents of the subject itself, and mutations whose receipts say its names. */
  readonly refs: readonly string[]
  readonly naming: RegExp
  /** Terms in what is linked to the subject, and elsewhere. */
  readonly near: RegExp | null
  readonly far: RegExp | null
}

/**
 * Erases a subject from the arguments and conflict values of receipts; who did what and when stays. Those that say its
 * names come last: a run that continues has to know them.
 */
export function receiptPasses(
  { db, companyId, links }: Task,
  { refs, naming, near, far }: Subject,
): readonly Step[] {
  const receipts = db.collection(`companies/${companyId}/mutations`)
  const refsOf = (doc: Doc): readonly unknown[] => (Array.isArray(doc['refs']) ? doc['refs'] : [])
  const isNaming = (doc: Doc) =>
    naming.test(String(doc['name'])) && refsOf(doc).some((ref) => refs.includes(String(ref)))
  const pass = (query: Query, isLast: boolean): Step => ({
    collection: 'mutations',
    query,
    visit(stored, writes) {
      if (isNaming(stored.doc) !== isLast) return
      writes.rewrite('mutations', stored, cleaned(stored.doc))
    },
  })
  return [
    pass(receipts, false),
    ...refs.map((ref) => pass(receipts.where('refs', 'array-contains', ref), true)),
  ]

  function cleaned(doc: Doc): Doc {
    const isLinked = refsOf(doc).some((ref) => links.has(String(ref)))
    const erase = (value: unknown): unknown => {
      if (!isLinked) return withoutTerms(value, far)
      if (planned.test(String(doc['name']))) return withoutEdits(value)
      if (whole.test(String(doc['name']))) return withoutTexts(value)
      return withoutTerms(withoutPersonal(value), near)
    }
    const next: Record<string, unknown> = { ...doc, args: erase(doc['args']) }
    for (const field of ['conflicts', 'merged'])
      if (Array.isArray(doc[field])) next[field] = (doc[field] as readonly Doc[]).map(eraseValue)
    return next

    function eraseValue(value: Doc): unknown {
      const [ref, field] = [String(value['ref']), String(value['field'])]
      if (!links.has(ref)) return erase(value)
      if (!ref.startsWith('orders/')) return { ...value, from: null, to: null, theirs: null }
      const clean = (inner: unknown) =>
        withoutTerms(withoutPersonal<Doc>({ [field]: inner })[field], near)
      const { from, to, theirs } = value
      return { ...value, from: clean(from), to: clean(to), theirs: clean(theirs) }
    }
  }
}

import type { Doc } from '../../../src/domain/mutation/types.ts'
import type { Task } from './task.ts'
import { withoutPersonal, withoutTerms, withoutTexts } from './redact.ts'
import { eachDoc, rewrite } from './rewrite.ts'

/** Receipts of these are about the subject alone: no text of them stays. */
const whole = /^(customer|site|message|photo|member|invite|user|document)\//

/** Erases a subject from the arguments and conflict values of receipts; who did what and when stays. */
export async function eraseReceipts(
  { db, companyId, counts }: Pick<Task, 'db' | 'companyId' | 'counts'>,
  linked: ReadonlySet<string>,
  near: RegExp | null,
  far: RegExp | null,
): Promise<void> {
  const receipts = db.collection(`companies/${companyId}/mutations`)
  await eachDoc('mutations', receipts, async (stored) => {
    const { doc } = stored
    const refs: readonly unknown[] = Array.isArray(doc['refs']) ? doc['refs'] : []
    const isLinked = refs.some((ref) => linked.has(String(ref)))
    const erase = (value: unknown): unknown => {
      if (!isLinked) return withoutTerms(value, far)
      if (whole.test(String(doc['name']))) return withoutTexts(value)
      return withoutTerms(withoutPersonal(value), near)
    }
    const next: Record<string, unknown> = { ...doc, args: erase(doc['args']) }
    for (const field of ['conflicts', 'merged'])
      if (Array.isArray(doc[field])) next[field] = (doc[field] as readonly Doc[]).map(eraseValue)
    await rewrite('mutations', stored, next, counts)

    function eraseValue(value: Doc): unknown {
      const [ref, field] = [String(value['ref']), String(value['field'])]
      if (!linked.has(ref)) return erase(value)
      if (!ref.startsWith('orders/')) return { ...value, from: null, to: null, theirs: null }
      const clean = (inner: unknown) =>
        withoutTerms(withoutPersonal<Doc>({ [field]: inner })[field], near)
      const { from, to, theirs } = value
      return { ...value, from: clean(from), to: clean(to), theirs: clean(theirs) }
    }
  })
}

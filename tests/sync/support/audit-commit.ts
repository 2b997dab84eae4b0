import { textMark } from '#domain/merge/merge-text.ts'
import type { FieldEdit, Ref } from '#domain/mutation/types.ts'
import { unreportedWrites } from '#domain/mutation/receipt/unreported-writes.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { mayWrite } from '#data/outbox/drain/plan/may-write.ts'
import { equal } from '#lib/equal.ts'
import { collectionOf } from '#data/server/rest/document-name.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import type { DocumentChange } from '#emulator/engine/types.ts'

/** The author of a write to one of these must have seen the previous value; of a text, each part that is replaced. */
const watchedFields = ['title', 'instructions', 'description', 'resolution'] as const

interface Audit {
  /** Mutations whose receipts the commit created. */
  readonly ids: readonly string[]
  readonly complaints: readonly string[]
}

/**
 * Audits one commit on the server: V2, every change of a document comes with the receipt of its mutation; and no edit
 * replaces a value that its author has not seen.
 */
export function auditCommit(changes: readonly DocumentChange[]): Audit {
  const receipts = changes.filter(({ name }) => name.includes('/mutations/'))
  const ids = receipts.map(({ name }) => idOf(name))
  const edits = receipts.flatMap(({ after }) => {
    const { args } = decodeDoc('mutations', after?.fields)
    return isEdit(args) ? [args] : []
  })
  const complaints: string[] = []
  for (const { name, before, after } of changes) {
    // User documents are not changed by mutations of the phones.
    if (/\/documents\/users\/[^/]+$/.test(name)) continue
    if (name.includes('/mutations/')) {
      if (before) complaints.push(`the receipt ${name} was changed`)
      continue
    }
    if (ids.length === 0) complaints.push(`${name} changed without a receipt`)
    else if (isUnreported(name, receipts))
      complaints.push(`${name} has no receipt that tells of it`)
    else if (!isVouched(after, receipts)) complaints.push(`${name} has no receipt that names it`)
    // A visit is a copy of its order as it was when the work ended.
    if (!before || !after || name.includes('/visits/')) continue
    const was = decodeDoc(collectionOf(name), before.fields)
    const is = decodeDoc(collectionOf(name), after.fields)
    for (const field of watchedFields) {
      if (equal(was[field], is[field])) continue
      const seen = edits.flatMap(({ orderId, edits: wanted }) =>
        orderId === idOf(name) && wanted[field] ? partsOf(wanted[field].from) : [],
      )
      if (!partsLeft(was[field], is[field]).every((part) => seen.includes(part)))
        complaints.push(`${field} of ${name} was overwritten unseen`)
    }
  }
  return { ids, complaints }
}

/** A value, or each part of a text written by several people. */
function partsOf(value: unknown): readonly unknown[] {
  return typeof value === 'string' ? [value, ...value.split(textMark)] : [value]
}

/** The lost parts of a value: all of it, or the parts of a text that were not kept. */
function partsLeft(was: unknown, is: unknown): readonly unknown[] {
  if (typeof was !== 'string' || typeof is !== 'string') return [was]
  const kept = is.split(textMark)
  return kept.length === 1 ? [was] : was.split(textMark).filter((part) => !kept.includes(part))
}

/** Whether the receipt that a changed document names is in the commit and names it. */
function isVouched(after: DocumentChange['after'], receipts: readonly DocumentChange[]): boolean {
  if (!after) return true
  const { receiptId } = decodeDoc(collectionOf(after.name), after.fields)
  const receipt = receipts.find(({ name }) => idOf(name) === receiptId)
  const { writes } = decodeDoc('mutations', receipt?.after?.fields)
  return Array.isArray(writes) && writes.includes(`${collectionOf(after.name)}/${idOf(after.name)}`)
}

/** Whether it is an order whose history would show the commit as unreported. */
function isUnreported(name: string, receipts: readonly DocumentChange[]): boolean {
  if (collectionOf(name) !== 'orders') return false
  const lines = receipts.flatMap((receipt) => {
    const parsed = parseRow(
      'mutations',
      idOf(receipt.name),
      decodeDoc('mutations', receipt.after?.fields),
    )
    return parsed.ok ? [parsed.value] : []
  })
  const ref: Ref = `orders/${idOf(name)}`
  return unreportedWrites(lines, ref, (mutation) => mayWrite(mutation, 'orders')).length > 0
}

function idOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

function isEdit(
  args: unknown,
): args is { orderId: string; edits: Readonly<Record<string, FieldEdit>> } {
  return typeof args === 'object' && args !== null && 'orderId' in args && 'edits' in args
}

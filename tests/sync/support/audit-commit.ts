import type { FieldEdit } from '#domain/mutation/types.ts'
import { equal } from '#lib/equal.ts'
import { decodeFields } from '#data/wire/values.ts'
import type { DocumentChange } from '#emulator/engine/types.ts'

/** Fields of which one value stands: whoever writes one must have seen what stood there. */
const singleFields = ['title', 'instructions', 'description', 'resolution'] as const

interface Audit {
  /** Mutations whose receipts the commit created. */
  readonly ids: readonly string[]
  readonly complaints: readonly string[]
}

/**
 * Looks at one commit from the server's side: V2, every change of a document comes with the receipt of
 * the mutation that wanted it; and no edit replaces a value that its author has not seen.
 */
export function auditCommit(changes: readonly DocumentChange[]): Audit {
  const receipts = changes.filter(({ name }) => name.includes('/mutations/'))
  const ids = receipts.map(({ name }) => idOf(name))
  const edits = receipts.flatMap(({ after }) => {
    const { args } = decodeFields(after?.fields)
    return isEdit(args) ? [args] : []
  })
  const complaints: string[] = []
  for (const { name, before, after } of changes) {
    // Whom the office employs is not changed by a mutation of the phones.
    if (/\/documents\/users\/[^/]+$/.test(name)) continue
    if (name.includes('/mutations/')) {
      if (before) complaints.push(`the receipt ${name} was changed`)
      continue
    }
    if (ids.length === 0) complaints.push(`${name} changed without a receipt`)
    if (!before || !after) continue
    const [was, is] = [decodeFields(before.fields), decodeFields(after.fields)]
    for (const field of singleFields) {
      if (equal(was[field], is[field])) continue
      const seen = edits.some(
        ({ orderId, edits: wanted }) =>
          orderId === idOf(name) && wanted[field] && equal(wanted[field].from, was[field]),
      )
      if (!seen) complaints.push(`${field} of ${name} was overwritten unseen`)
    }
  }
  return { ids, complaints }
}

function idOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

function isEdit(
  args: unknown,
): args is { orderId: string; edits: Readonly<Record<string, FieldEdit>> } {
  return typeof args === 'object' && args !== null && 'orderId' in args && 'edits' in args
}

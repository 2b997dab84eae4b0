import type { PreparedMutation } from '#domain/mutation/prepare-mutation.ts'
import { equal } from '#lib/equal.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { hasEdits, mapEdits } from '../narrow-edits.ts'

export interface Coalesced {
  readonly row: OutboxRow
  readonly args: unknown
}

/**
 * The queued edit that this one continues, and both merged: the same fields of the same document, from the value the
 * first saw to the value the last wants. Only an edit that was never sent, because a sent one may have arrived; and
 * only the last one of the document. Undefined if there is none.
 */
export async function coalesce(
  db: UserDb,
  mutation: PreparedMutation,
  uid: string,
): Promise<Coalesced | undefined> {
  const [ref, ...others] = mutation.refs
  const { name, version, args } = mutation
  if (ref === undefined || others.length > 0 || !hasEdits(args)) return undefined
  const row = await db.outbox.where('refs').equals(ref).last()
  if (!row || row.name !== name || row.version !== version || !isUntouched(row)) return undefined
  if (row.actor.uid !== uid || !hasEdits(row.args)) return undefined
  const [was, is] = [row.args.edits, args.edits]
  const fields = Object.keys(is)
  const goesOn = fields.every((field) => {
    const edit = was[field]
    return edit !== undefined && equal(edit.to, is[field]?.from)
  })
  const isSame = Object.keys(was).length === fields.length
  if (fields.length === 0 || !goesOn || !isSame) return undefined
  if (!equal({ ...row.args, edits: null }, { ...args, edits: null })) return undefined
  return {
    row,
    args: mapEdits(args, (field, { to }) => ({ from: was[field]?.from, to })),
  }
}

function isUntouched(row: OutboxRow): boolean {
  const { state, attempts, failures, notBefore, conflicts, settled } = row
  return (
    state === 'waiting' &&
    attempts + failures + notBefore === 0 &&
    conflicts.length + settled.length === 0
  )
}

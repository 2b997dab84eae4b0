import { limits } from '#domain/entities/fields.ts'
import type { Doc, Ref, Tx } from '#domain/mutation/types.ts'

/** So many documents of an order may be named with it: a receipt holds up to a hundred. */
export const maxChildren = 80

/**
 * Shows a photo or a message of an order to those who now see the order, and no longer to those who did
 * before; its author keeps it. A change that was sent to the office as a note stays with the office.
 */
export function followAssignees(
  tx: Tx,
  child: Ref,
  before: readonly string[],
  after: readonly string[],
): void {
  const doc = tx.get(child)
  if (!doc || typeof doc.deletedAt === 'string' || isNote(doc)) return
  const readers = textsOf(doc.readerIds)
  const maker = doc.createdBy ?? doc.authorId
  const stays = (uid: string) => uid === maker || after.includes(uid) || !before.includes(uid)
  const next = [...new Set([...readers.filter(stays), ...after])].slice(0, limits.list)
  const isSame = next.length === readers.length && next.every((uid) => readers.includes(uid))
  if (!isSame) tx.update(child, { readerIds: next })
}

function isNote({ change }: Doc): boolean {
  return change !== undefined && change !== null
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

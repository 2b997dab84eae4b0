import { limits } from '#domain/entities/fields.ts'
import type { Doc, Ref, Tx } from '#domain/mutation/types.ts'

/** The most photos, messages and parts that a mutation may name: a receipt holds up to a hundred documents. */
export const maxChildren = 80

/**
 * Shows a photo, message or part to those who now see the order and hides it from those who no longer do; its author keeps
 * it. A change that was sent to the office as a note stays with the office. Whoever sees a movement of stock keeps it,
 * because they may add it up.
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
  const isSummed = child.startsWith('movements/')
  const stays = (uid: string) =>
    isSummed || uid === maker || after.includes(uid) || !before.includes(uid)
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

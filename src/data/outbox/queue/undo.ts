import { bulkDelete, bulkGet, bulkPut } from '#data/local/database/bulk.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import type { OutboxRow, UndoRow } from '#data/local/database/rows.ts'
import { repairRow } from '#data/local/rows/repair-row.ts'
import { transact } from '#data/local/database/transact.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { Undo } from '#data/types/data.ts'
import { rebuildAfter } from '../rebase/apply-server-docs.ts'
import { outboxItemsOf } from './outbox-item.ts'

/** How long a discard can be undone, in milliseconds. */
export const discardUndoMs = 30_000
/** How long a resolved conflict is kept from being sent, so that the choice can be undone. */
export const choiceUndoMs = 8000

/** Stores rows as they were, and deletes what can no longer be undone. Call inside a transaction over `undoTables`. */
export async function keepForUndo(db: UserDb, kept: UndoRow, now: number): Promise<Undo> {
  await db.undo.where('until').belowOrEqual(now).delete()
  await db.undo.put(kept)
  return undoOf(kept)
}

/** The tables that a discard and its undo touch. */
export function undoTables(db: UserDb) {
  return [...documentTables(db), db.undo]
}

/** Restores what was discarded or decided; false if it is too late. `now` is the device's clock, milliseconds. */
export async function undo(db: UserDb, id: string, now: number): Promise<boolean> {
  return transact(db, undoTables(db), async () => {
    const kept = await db.undo.get(id)
    if (!kept || kept.until <= now) return false
    const seqs = kept.rows.map((row) => row.seq)
    const present = await bulkGet(db.outbox, seqs)
    const isFree = kept.rows.every((row, i) => isUntouched(kept, row, present[i]))
    const added = await addedOf(db, kept)
    if (!isFree || !added) return false
    await bulkDelete(
      db.outbox,
      added.map((row) => row.seq),
    )
    await bulkPut(db.outbox, kept.rows)
    await restoreBlobs(db, kept.rows)
    await db.undo.delete(id)
    await rebuildAfter(db, [...kept.rows, ...added].map(repairRow))
    return true
  })
}

/** What can still be undone, the newest last. */
export async function readUndos(db: UserDb, now: number): Promise<readonly Undo[]> {
  const rows = await db.undo.where('until').above(now).sortBy('until')
  return rows.map(undoOf)
}

function undoOf({ id, kind, until, rows }: UndoRow): Undo {
  return { id, kind, until: new Date(until).toISOString(), items: outboxItemsOf(rows) }
}

/** A discarded row must still be gone; a resolved one must not have been sent since. */
function isUntouched({ kind }: UndoRow, row: OutboxRow, now: OutboxRow | undefined): boolean {
  if (kind === 'discard') return now === undefined
  return now?.id === row.id && now.state === 'waiting' && now.attempts === row.attempts
}

/** What was queued in their place; null if the server may have received it. */
async function addedOf(db: UserDb, { added = [] }: UndoRow): Promise<OutboxRow[] | null> {
  const rows = await db.outbox
    .where('id')
    .anyOf([...added])
    .toArray()
  const isHere = rows.length === added.length
  return isHere && rows.every(({ state, attempts }) => state === 'waiting' && attempts === 0)
    ? rows
    : null
}

async function restoreBlobs(db: UserDb, rows: readonly OutboxRow[]): Promise<void> {
  const ids = rows.flatMap(({ waitsFor }) => waitsFor)
  await db.blobs
    .where('id')
    .anyOf(ids)
    .and((blob) => blob.state === 'unwanted')
    .modify({ state: 'waiting', notBefore: 0 })
}

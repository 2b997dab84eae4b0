import type { LostValue } from '#domain/entities/receipt.ts'
import { repairRow } from '#data/local/rows/repair-row.ts'
import { transact } from '#data/local/database/transact.ts'
import { bulkDelete } from '#data/local/database/bulk.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { ConflictChoice, OutboxItem, Undo } from '#data/types/data.ts'
import { rebuildAfter } from '../rebase/apply-server-docs.ts'
import { dropPhotos, withPhotoWork } from './drop-photos.ts'
import { conflictOver, mapEdits, narrowEdits } from '../narrow-edits.ts'
import type { Random } from '../../local/ports.ts'
import { outboxItemsOf } from './outbox-item.ts'
import { readDependents } from './read-dependents.ts'
import { choiceUndoMs, discardUndoMs, keepForUndo, undoTables } from './undo.ts'

export interface EditContext {
  /** Device clock, milliseconds. */
  readonly now: number
  readonly random: Pick<Random, 'id'>
  /** How long a choice is delayed, so that it can be undone; milliseconds. */
  readonly undoMs?: number
}

/** Free to be sent. */
export const ready = {
  state: 'waiting',
  problem: null,
  conflicts: [],
  notBefore: 0,
  failures: 0,
} as const

/** Lets a mutation be sent again as it is. */
export async function retryMutation(db: UserDb, id: string): Promise<void> {
  await transact(db, documentTables(db), async () => {
    const row = await findUndamaged(db, id)
    if (!row || row.state === 'sending') return
    await db.outbox.put({ ...row, ...ready })
    await rebuildAfter(db, [row])
  })
}

/** Lets the bytes of a photo that the server has refused be sent again, from the first missing chunk. */
export async function retryPhoto(db: UserDb, photoId: string): Promise<void> {
  await db.blobs
    .where('id')
    .equals(photoId)
    .and((blob) => blob.state === 'needsYou')
    .modify({ state: 'waiting', problem: null, failures: 0, notBefore: 0 })
}

/**
 * Removes unsent mutations, with those that could not run without them, and rebuilds the rows they touched. The caller
 * has asked the user about all of these: if the queue has changed since, so that others would have to be discarded too,
 * nothing is removed. Null if nothing was removed.
 */
export async function discardMutations(
  db: UserDb,
  ids: readonly string[],
  { now, random }: EditContext,
): Promise<Undo | null> {
  return transact(db, undoTables(db), async () => {
    const asked = await db.outbox
      .where('id')
      .anyOf([...ids])
      .toArray()
    if (asked.length === 0) return null
    const rows = await withPhotoWork(db, asked)
    const chosen = new Set(rows.map((row) => row.id))
    const going = await readDependents(db, chosen)
    if (going.some((row) => !chosen.has(row.id))) return null
    await bulkDelete(
      db.outbox,
      rows.map((row) => row.seq),
    )
    const until = now + discardUndoMs
    await rebuildAfter(db, rows.map(repairRow))
    const added = await dropPhotos(db, rows, until, random)
    return keepForUndo(db, { id: random.id(), kind: 'discard', until, rows, added }, now)
  })
}

/** A damaged one is not found: it can only be looked at or discarded. */
export async function findUndamaged(db: UserDb, id: string): Promise<OutboxRow | undefined> {
  const row = await db.outbox.get({ id })
  return row && repairRow(row) === row ? row : undefined
}

/** The unsent mutations that would be discarded with this one, itself first. */
export async function dependentsOf(db: UserDb, id: string): Promise<readonly OutboxItem[]> {
  const going = new Set((await readDependents(db, [id])).map((row) => row.id))
  const rows = await db.outbox.orderBy('seq').toArray()
  return outboxItemsOf(rows).filter((item) => going.has(item.id))
}

/**
 * Resolves field conflicts. 'mine': our values overwrite theirs; 'theirs': ours are dropped. Either way the mutation is
 * sent when the choice can no longer be undone, and its receipt keeps the losing values.
 */
export async function resolveConflict(
  db: UserDb,
  id: string,
  choice: ConflictChoice,
  { now, random, undoMs = choiceUndoMs }: EditContext,
): Promise<Undo | null> {
  return transact(db, undoTables(db), async () => {
    const row = await findUndamaged(db, id)
    if (!row || row.state !== 'needsYou' || row.conflicts.length === 0) return null
    const ref = row.problem?.type === 'edit/conflict' ? row.problem.ref : (row.writes[0] ?? '')
    const over = (key: string) => conflictOver(row.conflicts, key)
    const args =
      choice === 'theirs'
        ? narrowEdits(row.args, (key) => !over(key))
        : mapEdits(row.args, (key, edit) => {
            const conflict = over(key)
            if (!conflict) return edit
            const { field, theirs } = conflict
            const isOther = choice !== 'mine' && Object.hasOwn(choice.values, field)
            return { from: theirs, to: isOther ? choice.values[field] : edit.to }
          })
    const lost = row.conflicts.map((conflict): LostValue => ({ ref, ...conflict }))
    const until = now + undoMs
    const settled = [...row.settled, ...lost]
    await db.outbox.put({ ...row, ...ready, args, settled, notBefore: undoMs > 0 ? until : 0 })
    await rebuildAfter(db, [row])
    return keepForUndo(db, { id: random.id(), kind: 'choice', until, rows: [row] }, now)
  })
}

/** Everything unsent as JSON text. */
export async function exportUnsent(db: UserDb): Promise<string> {
  const rows = await db.outbox.orderBy('seq').toArray()
  const mutations = rows.map(({ id, name, version, args, actor, at, deviceAt, refs, problem }) => ({
    id,
    name,
    version,
    args,
    actorId: (actor as typeof actor | null)?.uid,
    at,
    deviceAt,
    refs,
    problem,
  }))
  return JSON.stringify({ format: 'daybook-unsent', version: 1, mutations }, null, 2)
}

import type { LostValue } from '#domain/entities/receipt.ts'
import { soundRow } from '../local/sound-row.ts'
import { transact } from '../local/transact.ts'
import { bulkDelete } from '../local/bulk.ts'
import { documentTables } from '../local/collections.ts'
import type { OutboxRow } from '../local/rows.ts'
import type { UserDb } from '../local/user-db.ts'
import type { OutboxItem } from '../types.ts'
import { rebuild } from './apply-server-docs.ts'
import { mapEdits, narrowEdits } from './narrow-edits.ts'
import { outboxItemsOf } from './outbox-item.ts'
import { touches } from './touches.ts'

const ready = {
  state: 'waiting',
  problem: null,
  conflicts: [],
  notBefore: 0,
  failures: 0,
} as const

/** Lets a mutation be sent again as it is. */
export async function retryMutation(db: UserDb, id: string): Promise<void> {
  await transact(db, documentTables(db), async () => {
    const row = await find(db, id)
    if (!row || row.state === 'sending') return
    await db.outbox.put({ ...row, ...ready })
    await rebuild(db, row.writes)
  })
}

/** Removes unsent mutations and rebuilds the rows they touched. The caller has asked the user. */
export async function discardMutations(db: UserDb, ids: readonly string[]): Promise<void> {
  await transact(db, documentTables(db), async () => {
    const rows = await db.outbox
      .where('id')
      .anyOf([...ids])
      .toArray()
    await bulkDelete(
      db.outbox,
      rows.map((row) => row.seq),
    )
    await rebuild(
      db,
      rows.flatMap((row) => soundRow(row).writes),
    )
  })
}

/** A damaged one is not found: there is nothing left to do with it but to look at it or discard it. */
async function find(db: UserDb, id: string): Promise<OutboxRow | undefined> {
  const row = await db.outbox.get({ id })
  return row && soundRow(row) === row ? row : undefined
}

/** The unsent mutations that build on this one, itself first. */
export async function dependentsOf(db: UserDb, id: string): Promise<readonly OutboxItem[]> {
  const rows = (await db.outbox.orderBy('seq').toArray()).map(soundRow)
  const first = rows.find((row) => row.id === id)
  if (!first) return []
  const chain: OutboxRow[] = [first]
  for (const row of rows) {
    if (row.seq > first.seq && chain.some((earlier) => touches(earlier, row))) chain.push(row)
  }
  const ids = new Set(chain.map((row) => row.id))
  return outboxItemsOf(rows).filter((item) => ids.has(item.id))
}

/**
 * Settles field conflicts. 'mine': our values go over theirs; 'theirs': ours are taken back. Either way
 * the mutation is sent, and its receipt keeps the values that lost.
 */
export async function settleConflict(
  db: UserDb,
  id: string,
  choice: 'mine' | 'theirs',
): Promise<void> {
  await transact(db, documentTables(db), async () => {
    const row = await find(db, id)
    if (!row || row.state !== 'needsYou' || row.conflicts.length === 0) return
    const ref = row.problem?.type === 'edit/conflict' ? row.problem.ref : (row.writes[0] ?? '')
    const conflicts = new Map(row.conflicts.map((conflict) => [conflict.field, conflict]))
    const args =
      choice === 'theirs'
        ? narrowEdits(row.args, (field) => !conflicts.has(field))
        : mapEdits(row.args, (field, edit) => {
            const conflict = conflicts.get(field)
            return conflict ? { from: conflict.theirs, to: edit.to } : edit
          })
    const lost = row.conflicts.map((conflict): LostValue => ({ ref, ...conflict }))
    await db.outbox.put({ ...row, ...ready, args, settled: [...row.settled, ...lost] })
    await rebuild(db, row.writes)
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

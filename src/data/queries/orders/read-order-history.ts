import { isAdminLevel } from '#domain/access/can.ts'
import type { Receipt } from '#domain/entities/receipt.ts'
import { compareParts, wholeId } from '#domain/mutation/split/part-id.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { unreportedWrites } from '#domain/mutation/receipt/unreported-writes.ts'
import { uncountedSteps, type Uncounted } from '#domain/order/history/uncounted-steps.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import { repairRow } from '#data/local/rows/repair-row.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { mayWrite } from '#data/outbox/drain/plan/may-write.ts'
import type { HistoryEntry } from '#data/types/views.ts'
import type { QueryContext } from '../define-query.ts'
import { entitiesOf, entityOf } from '../entities-of.ts'

type Entry = Omit<HistoryEntry, 'uncounted'>

/**
 * What was done with an order, oldest first, received or still waiting here. A status change and the time entry that
 * was sent separately from it are one entry.
 */
export async function readOrderHistory(
  { db, uid }: QueryContext,
  id: string,
): Promise<readonly HistoryEntry[]> {
  const ref: Ref = `orders/${id}`
  const [namingRows, writingRows, queued] = await Promise.all([
    db.receipts.where('refs').equals(ref).toArray(),
    db.receipts.where('writes').equals(ref).toArray(),
    db.outbox.where('refs').equals(ref).sortBy('seq'),
  ])
  const naming = entitiesOf('mutations', namingRows)
  const writing = entitiesOf('mutations', writingRows)
  const unreported = await findUnreported(db, uid, ref, naming, writing)
  const received = [
    ...naming.filter((receipt) => !unreported.has(receipt.id)).map(entryOf),
    ...[...unreported.values()].map(unreportedEntryOf),
  ]
  const here: Entry[] = queued.map(repairRow).map((row) => ({
    id: row.id,
    name: row.name,
    args: row.args,
    actorId: row.actor.uid,
    at: row.at,
    receivedAt: null,
    lost: [],
    merged: [],
    isCut: false,
    deviceAt: row.deviceAt,
    deviceId: row.deviceId,
    delayMs: null,
    isUnreported: false,
  }))
  const all = [...received, ...here]
  const steps = new Set(
    all.filter(({ name }) => name !== 'time/clock').map(({ id }) => wholeId(id)),
  )
  const isClockOfStep = ({ id, name }: Entry) => name === 'time/clock' && steps.has(wholeId(id))
  const uncounted = await findUncounted(db, id, all)
  return all
    .filter((entry) => !isClockOfStep(entry))
    .map((entry) => ({ ...entry, uncounted: uncounted.get(entry.id) ?? null }))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || compareParts(a.id, b.id))
}

function entryOf(receipt: Receipt): Entry {
  return {
    id: receipt.id,
    name: receipt.name,
    args: receipt.args,
    actorId: receipt.actorId,
    at: receipt.at,
    receivedAt: receipt.receivedAt,
    lost: receipt.conflicts,
    merged: receipt.merged,
    isCut: receipt.cut === true,
    deviceAt: receipt.deviceAt,
    deviceId: receipt.deviceId,
    delayMs: Math.max(0, Date.parse(receipt.receivedAt) - Date.parse(receipt.at)),
    isUnreported: false,
  }
}

/** Without what the receipt claims, which is not part of this order's history. */
function unreportedEntryOf(receipt: Receipt): Entry {
  return { ...entryOf(receipt), name: '', args: null, lost: [], merged: [], isUnreported: true }
}

/**
 * Only the office receives every receipt. Another device only treats a commit as unreported if it has all of its
 * receipts, because the one that names the order may not be readable by this user.
 */
async function findUnreported(
  db: UserDb,
  uid: string,
  ref: Ref,
  naming: readonly Receipt[],
  writing: readonly Receipt[],
): Promise<ReadonlyMap<string, Receipt>> {
  const receipts = [...new Map([...naming, ...writing].map((one) => [one.id, one])).values()]
  const unreported = unreportedWrites(receipts, ref, (name) => mayWrite(name, 'orders'))
  const reader = unreported.length === 0 ? undefined : entityOf('users', await db.users.get(uid))
  if (reader && isAdminLevel(reader)) return new Map(unreported.map((one) => [one.id, one]))
  const followers = unreported.map(({ writes = [] }) =>
    writes.flatMap((written) => {
      const [collection, id] = splitRef(written as Ref)
      return collection === 'mutations' ? [id] : []
    }),
  )
  const known = await bulkGet(db.receipts, followers.flat())
  const here = new Set(known.flatMap((one) => (one ? [one.id] : [])))
  return new Map(
    unreported
      .filter((_, i) => followers[i]?.every((id) => here.has(id)))
      .map((one) => [one.id, one] as const),
  )
}

async function findUncounted(db: UserDb, id: string, entries: readonly Entry[]) {
  const [row, users] = await Promise.all([
    db.orders.get(id),
    bulkGet(db.users, [...new Set(entries.map(({ actorId }) => actorId))]),
  ])
  const order = entityOf('orders', row)
  const technicians = new Set(
    users.flatMap((user) => (user?.role === 'technician' ? [user.id] : [])),
  )
  return order
    ? uncountedSteps(order, entries, (uid) => technicians.has(uid))
    : new Map<string, Uncounted>()
}

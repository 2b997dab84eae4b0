import { wholeId } from '#domain/mutation/part-id.ts'
import { uncountedSteps, type Uncounted } from '#domain/order/uncounted-steps.ts'
import { bulkGet } from '../local/bulk.ts'
import { soundRow } from '../local/sound-row.ts'
import type { UserDb } from '../local/user-db.ts'
import type { HistoryEntry } from '../view-types.ts'
import { parseOne } from './parse-rows.ts'

type Entry = Omit<HistoryEntry, 'uncounted'>

/**
 * What was done with an order, oldest first, received or waiting here. A step that was sent apart from its clock
 * is one entry.
 */
export async function readOrderHistory(db: UserDb, id: string): Promise<readonly HistoryEntry[]> {
  const ref = `orders/${id}`
  const [receipts, queued] = await Promise.all([
    db.receipts.where('refs').equals(ref).toArray(),
    db.outbox.where('refs').equals(ref).sortBy('seq'),
  ])
  const received: Entry[] = receipts.map((receipt) => ({
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
  }))
  const here: Entry[] = queued.map(soundRow).map((row) => ({
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
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

async function findUncounted(db: UserDb, id: string, entries: readonly Entry[]) {
  const [row, users] = await Promise.all([
    db.orders.get(id),
    bulkGet(db.users, [...new Set(entries.map(({ actorId }) => actorId))]),
  ])
  const order = parseOne('orders', row)
  const technicians = new Set(
    users.flatMap((user) => (user?.role === 'technician' ? [user.id] : [])),
  )
  return order
    ? uncountedSteps(order, entries, (uid) => technicians.has(uid))
    : new Map<string, Uncounted>()
}

import { wholeId } from '#domain/mutation/part-id.ts'
import { soundRow } from '../local/sound-row.ts'
import type { UserDb } from '../local/user-db.ts'
import type { HistoryEntry } from '../view-types.ts'

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
  const received: HistoryEntry[] = receipts.map((receipt) => ({
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
  const here: HistoryEntry[] = queued.map(soundRow).map((row) => ({
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
  const isClockOfStep = ({ id, name }: HistoryEntry) =>
    name === 'time/clock' && steps.has(wholeId(id))
  return all
    .filter((entry) => !isClockOfStep(entry))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

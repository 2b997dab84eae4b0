import { soundRow } from '../local/sound-row.ts'
import type { UserDb } from '../local/user-db.ts'
import type { HistoryEntry } from '../types.ts'

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
  }))
  const here: HistoryEntry[] = queued.map(soundRow).map((row) => ({
    id: row.id,
    name: row.name,
    args: row.args,
    actorId: row.actor.uid,
    at: row.at,
    receivedAt: null,
    lost: [],
  }))
  return [...received, ...here].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

import type { Order } from '#domain/entities/order.ts'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf, entityOf } from '../entities-of.ts'
import { readLostOrders } from '../orders/read-lost-orders.ts'

export interface RunningTimer {
  readonly entry: TimeEntry
  /** Null where the order is not on this device, or the time was recorded without it because it was someone else's. */
  readonly order: Order | null
  /** Whether the order is only here because of changes that were refused: it is someone else's by now. */
  readonly isLost: boolean
}

/** The signed-in person's running entries of work and travel, the oldest first, each with its order. */
export function runningTimers(): Query<readonly RunningTimer[]> {
  return defineQuery('runningTimers', null, async ({ db, uid }) => {
    const rows = await db.timeEntries.where('userId').equals(uid).toArray()
    const running = entitiesOf('timeEntries', rows)
      .filter(({ kind, endedAt }) => endedAt === null && (kind === 'order' || kind === 'travel'))
      .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
    const ids = [...new Set(running.flatMap(({ orderId }) => orderId ?? []))]
    const found = await bulkGet(db.orders, ids)
    const orders = new Map(found.map((row) => [row?.id, entityOf('orders', row)]))
    const lost = await readLostOrders(db)
    return running.map((entry) => ({
      entry,
      order: orders.get(entry.orderId ?? '') ?? null,
      isLost: lost.has(`orders/${entry.orderId}`),
    }))
  })
}

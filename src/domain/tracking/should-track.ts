import type { TrackingMode } from '../entities/company.ts'
import type { Order } from '../entities/order.ts'
import type { TimeEntry } from '../entities/time-entry.ts'
import { isSentBack } from '../order/is-sent-back.ts'

export interface TrackingFacts {
  /** What the company has decided. */
  readonly mode: TrackingMode
  /** Whether the person agrees, on this phone. */
  readonly agreed: boolean
  /** Their open orders and their recorded time. */
  readonly orders: readonly Pick<Order, 'status' | 'statusAt' | 'statusReason'>[]
  readonly entries: readonly Pick<TimeEntry, 'kind' | 'startedAt' | 'endedAt'>[]
  /** Milliseconds since 1970. */
  readonly now: number
}

/** After this long a person who forgot to tap has gone home. */
const longestMs = 16 * 3_600_000

const travelling: ReadonlySet<Order['status']> = new Set(['enRoute', 'onSite', 'paused'])

/**
 * Why the route is recorded now: from *on my way* to *done*, or while on duty and not on a break, as the company
 * decided and the person agrees; null where it is not.
 */
export function trackingReason(facts: TrackingFacts): 'order' | 'duty' | null {
  const { mode, agreed, orders, entries, now } = facts
  if (!agreed || mode === 'off') return null
  const isFresh = (at: string) => now - Date.parse(at) < longestMs
  const runs = (kind: TimeEntry['kind']) =>
    entries.some((one) => one.kind === kind && one.endedAt === null && isFresh(one.startedAt))
  if (runs('break')) return null
  const isUnderWay = (order: TrackingFacts['orders'][number]) =>
    travelling.has(order.status) && isFresh(order.statusAt) && !isSentBack(order)
  if (orders.some(isUnderWay)) return 'order'
  return mode === 'duty' && runs('day') ? 'duty' : null
}

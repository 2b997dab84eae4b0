import { dayBounds } from '../dispatch/day-bounds.ts'
import type { Order } from '../entities/order.ts'
import type { TimeEntry } from '../entities/time-entry.ts'
import type { ArrivalCase, MetricsContext } from './facts.ts'
import { createDayOf } from './day-of.ts'
import { earliestText } from './earliest-text.ts'
import { aboutOrder } from './order-index.ts'
import { longestWindowDays } from './reach.ts'

/**
 * The orders with a promised window that someone reached, or that are still open although the window is over. Someone
 * arrives when the first time on the order begins on the window's day or later; a closed order without such time tells
 * nothing and does not count, nor does a window of more than a week.
 */
export function arrivalCases(
  orders: readonly Order[],
  entries: readonly TimeEntry[],
  { now, timeZone, since: asked = '' }: MetricsContext,
): readonly ArrivalCase[] {
  const earliest = earliestText(asked)
  const promised: Promised[] = []
  for (const order of orders) {
    const window = windowOf(order, earliest)
    if (window) promised.push({ order, ...window })
  }
  const dayOf = createDayOf(timeZone)
  const since = new Map(
    promised.map(({ order, startsAt }) => [
      order.id,
      dayBounds(dayOf(startsAt), timeZone).startsAt,
    ]),
  )
  const arrivals = firstArrivals(entries, since)
  return promised.flatMap(({ order, startsAt, endsAt }): ArrivalCase[] => {
    const arrival = arrivals.get(order.id)
    if (!arrival && (!order.open || now <= endsAt)) return []
    return [
      {
        ...aboutOrder(order, arrival ? [arrival.userId] : undefined),
        orderId: order.id,
        day: dayOf(endsAt),
        isOnTime: arrival !== undefined && startsAt <= arrival.at && arrival.at <= endsAt,
      },
    ]
  })
}

const longestMs = longestWindowDays * 86_400_000

interface Promised {
  readonly order: Order
  readonly startsAt: number
  readonly endsAt: number
}

/** One that ended before it was asked for is left out; texts of instants sort by time. */
function windowOf({ windowStart, windowEnd, status }: Order, earliest: string) {
  if (windowStart === null || windowEnd === null || status === 'cancelled') return null
  if (windowEnd < earliest) return null
  const [startsAt, endsAt] = [Date.parse(windowStart), Date.parse(windowEnd)]
  return endsAt - startsAt > longestMs ? null : { startsAt, endsAt }
}

interface Arrival {
  readonly at: number
  readonly userId: string
}

/** The first time on each order that begins at or after an instant. */
function firstArrivals(
  entries: readonly TimeEntry[],
  since: ReadonlyMap<string, number>,
): ReadonlyMap<string, Arrival> {
  const found = new Map<string, Arrival>()
  if (since.size === 0) return found
  // Most times lie before the first of these days, and comparing texts is faster than looking each order up.
  const first = new Date([...since.values()].reduce((a, b) => Math.min(a, b))).toISOString()
  for (const entry of entries) {
    const { startedAt, orderId } = entry
    if (startedAt < first || orderId === null || entry.kind !== 'order') continue
    const from = since.get(orderId)
    if (from === undefined) continue
    const { userId } = entry
    const at = Date.parse(startedAt)
    const known = found.get(orderId)
    const isFirst = !known || at < known.at || (at === known.at && userId < known.userId)
    if (at >= from && isFirst) found.set(orderId, { at, userId })
  }
  return found
}

import type { Booking } from '../entities/booking.ts'
import type { Order } from '../entities/order.ts'
import type { Visit } from '../entities/visit.ts'
import { createDayOf } from './day-of.ts'
import { earliestText } from './earliest-text.ts'
import type { FixCase, MetricsContext } from './facts.ts'
import { aboutOrder } from './order-index.ts'
import { fullReach } from './reach.ts'

/** For how long a return counts against the work before it. */
const returnMs = 30 * 86_400_000

interface Work {
  readonly visits: readonly Visit[]
  readonly orders: readonly Order[]
  readonly bookings: readonly Booking[]
}

/**
 * The orders whose work ended, and whether someone had to come again: because the work ended as partly done or could
 * not be completed, another visit of it was planned after the first had begun, a follow-up of it was created, or an
 * order about the same equipment was created within thirty days. Orders of maintenance plans and cancelled ones are no
 * returns.
 */
export function fixCases(
  { visits, orders, bookings }: Work,
  byId: ReadonlyMap<string, Order>,
  { timeZone, since = '', reach = fullReach }: MetricsContext,
): readonly FixCase[] {
  // Other devices may not have those that were last changed before.
  const known = bookings.filter(({ updatedAt }) => updatedAt >= reach.work)
  const again = laterVisitTimes(known)
  const earliest = earliestText(since)
  const dayOf = createDayOf(timeZone)
  // Most lie before what is asked for.
  const recent = visits.filter(({ at }) => at >= earliest)
  const { followUps, ofAsset } = returnsOf(orders, earliest)
  return recent.flatMap((visit): FixCase[] => {
    const order = byId.get(visit.id)
    if (visit.outcome === 'open' || order?.status === 'cancelled') return []
    const endedAt = Date.parse(visit.at)
    const isDone = visit.outcome === 'done'
    const times = isDone
      ? [
          followUps.get(visit.id) ?? Infinity,
          again.get(visit.id) ?? Infinity,
          ...visit.assetIds.map((assetId) => nextOrder(ofAsset.get(assetId), visit.id, endedAt)),
        ]
      : [endedAt]
    const first = Math.max(endedAt, Math.min(...times))
    return [
      {
        ...aboutOrder(order, order?.assigneeIds.length ? order.assigneeIds : [visit.by]),
        orderId: visit.id,
        day: dayOf(endedAt),
        isDone,
        returnedAt: first <= endedAt + returnMs ? first : null,
        isFirst: (order?.followUpOf ?? null) === null,
      },
    ]
  })
}

/** When another visit of each order was planned after the start of its first. */
function laterVisitTimes(bookings: readonly Booking[]): ReadonlyMap<string, number> {
  const first = new Map<string, string>()
  for (const { orderId, part, start, cancelledAt } of bookings)
    if (part === 1 && start !== null && cancelledAt === null) first.set(orderId, start)
  const times = new Map<string, number>()
  for (const { orderId, part, createdAt, cancelledAt } of bookings) {
    const begun = first.get(orderId)
    if (part === 1 || cancelledAt !== null || begun === undefined) continue
    if (Date.parse(createdAt) > Date.parse(begun)) keepFirst(times, orderId, createdAt)
  }
  return times
}

function keepFirst(times: Map<string, number>, orderId: string, createdAt: string): void {
  const time = Date.parse(createdAt)
  times.set(orderId, Math.min(time, times.get(orderId) ?? Infinity))
}

interface Created {
  readonly orderId: string
  readonly at: number
}

/** When the first follow-up of each order was created, and the orders about each asset by their creation. */
interface Returns {
  readonly followUps: ReadonlyMap<string, number>
  readonly ofAsset: ReadonlyMap<string, readonly Created[]>
}

/** What people asked for since then, in one pass: touching each of many orders again takes longer than counting. */
function returnsOf(orders: readonly Order[], earliest: string): Returns {
  const followUps = new Map<string, number>()
  const ofAsset = new Map<string, Created[]>()
  for (const order of orders) {
    const { createdAt, followUpOf, assetIds } = order
    if (createdAt < earliest && followUpOf === null) continue
    if (order.status === 'cancelled') continue
    if (followUpOf !== null) keepFirst(followUps, followUpOf, createdAt)
    if (createdAt < earliest || assetIds.length === 0 || order.planId !== null) continue
    const created = { orderId: order.id, at: Date.parse(createdAt) }
    for (const assetId of assetIds) {
      const list = ofAsset.get(assetId)
      if (list) list.push(created)
      else ofAsset.set(assetId, [created])
    }
  }
  for (const list of ofAsset.values()) list.sort((a, b) => a.at - b.at)
  return { followUps, ofAsset }
}

/** When the first other order after an instant was created; Infinity for none. */
function nextOrder(sorted: readonly Created[] = [], orderId: string, after: number): number {
  return sorted.find((one) => one.orderId !== orderId && one.at > after)?.at ?? Infinity
}

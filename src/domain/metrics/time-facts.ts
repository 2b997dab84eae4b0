import type { Order } from '../entities/order.ts'
import type { TimeEntry } from '../entities/time-entry.ts'
import { spanLength } from '../time/timesheet.ts'
import { createDayOf } from './day-of.ts'
import { earliestText } from './earliest-text.ts'
import type { Facts, MetricsContext, OrderDay, PaidDay } from './facts.ts'
import { aboutOrder } from './order-index.ts'

interface DaySums {
  readonly userId: string
  readonly day: string
  inDay: number
  breaks: number
  worked: number
  /** A person is at few orders on one day: a list is faster than an index. */
  readonly orders: OrderSums[]
}

interface OrderSums {
  readonly orderId: string
  onOrder: number
  travel: number
}

/**
 * Everyone's recorded time by the local day on which it began, as time sheets count it: a day's paid time is without its
 * breaks. Days without paid time are left out, because nothing can be a share of them.
 */
export function timeFacts(
  entries: readonly TimeEntry[],
  byId: ReadonlyMap<string, Order>,
  context: MetricsContext,
): Pick<Facts, 'paidDays' | 'orderDays'> {
  const earliest = earliestText(context.since ?? '')
  const dayOf = createDayOf(context.timeZone)
  const byPerson = new Map<string, Map<string, DaySums>>()
  for (const entry of entries) {
    if (entry.startedAt < earliest) continue
    const { userId, kind, orderId } = entry
    const length = spanLength(entry, context)
    const sums = daySums(byPerson, userId, dayOf(Date.parse(entry.startedAt)))
    if (kind === 'day') sums.inDay += length
    else if (kind === 'break') sums.breaks += length
    else sums.worked += length
    if (orderId === null) continue
    if (kind === 'order') orderSums(sums, orderId).onOrder += length
    else if (kind === 'travel') orderSums(sums, orderId).travel += length
  }
  const paidDays: PaidDay[] = []
  const orderDays: OrderDay[] = []
  for (const days of byPerson.values())
    for (const { userId, day, inDay, breaks, worked, orders } of days.values()) {
      const people = [userId]
      const paid = Math.max(0, inDay - breaks)
      if (paid > 0) paidDays.push({ ...aboutOrder(undefined, people), day, paid, worked })
      for (const one of orders)
        orderDays.push({ ...aboutOrder(byId.get(one.orderId), people), day, ...one })
    }
  return { paidDays, orderDays }
}

function daySums(
  byPerson: Map<string, Map<string, DaySums>>,
  userId: string,
  day: string,
): DaySums {
  let days = byPerson.get(userId)
  if (!days) byPerson.set(userId, (days = new Map()))
  let sums = days.get(day)
  if (!sums) days.set(day, (sums = { userId, day, inDay: 0, breaks: 0, worked: 0, orders: [] }))
  return sums
}

function orderSums({ orders }: DaySums, orderId: string): OrderSums {
  const found = orders.find((one) => one.orderId === orderId)
  if (found) return found
  const made = { orderId, onOrder: 0, travel: 0 }
  orders.push(made)
  return made
}

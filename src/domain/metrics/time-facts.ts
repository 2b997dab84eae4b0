import type { Order } from '../entities/order.ts'
import type { TimeEntry } from '../entities/time-entry.ts'
import { spanLength } from '../time/timesheet.ts'
import { createDayOf } from './day-of.ts'
import { earliestText } from './earliest-text.ts'
import type { Facts, MetricsContext } from './facts.ts'
import { aboutOrder } from './order-index.ts'

interface DaySums {
  readonly userId: string
  readonly day: string
  inDay: number
  breaks: number
  worked: number
}

interface OrderSums {
  readonly userId: string
  readonly orderId: string
  readonly day: string
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
  const days = new Map<string, DaySums>()
  const orders = new Map<string, OrderSums>()
  for (const entry of entries) {
    if (entry.startedAt < earliest) continue
    const { userId, kind, orderId } = entry
    const day = dayOf(Date.parse(entry.startedAt))
    const length = spanLength(entry, context)
    const key = `${userId} ${day}`
    const sums = known(days, key, () => ({ userId, day, inDay: 0, breaks: 0, worked: 0 }))
    if (kind === 'day') sums.inDay += length
    else if (kind === 'break') sums.breaks += length
    else sums.worked += length
    if (orderId === null || (kind !== 'order' && kind !== 'travel')) continue
    const make = () => ({ userId, orderId, day, onOrder: 0, travel: 0 })
    const ofOrder = known(orders, `${key} ${orderId}`, make)
    if (kind === 'order') ofOrder.onOrder += length
    else ofOrder.travel += length
  }
  const paidDays = [...days.values()].flatMap(({ userId, day, inDay, breaks, worked }) => {
    const paid = Math.max(0, inDay - breaks)
    return paid > 0 ? [{ ...aboutOrder(undefined, [userId]), day, paid, worked }] : []
  })
  const orderDays = [...orders.values()].map(({ userId, ...rest }) => ({
    ...aboutOrder(byId.get(rest.orderId), [userId]),
    ...rest,
  }))
  return { paidDays, orderDays }
}

function known<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key)
  if (found) return found
  const made = make()
  map.set(key, made)
  return made
}

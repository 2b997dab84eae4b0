import type { Away } from '../entities/away.ts'
import type { Order } from '../entities/order.ts'
import { underWayStatuses } from '../order/under-way.ts'
import { localDay } from '../time/local-time.ts'
import { ordersDuring } from './orders-during.ts'

/** What someone still has planned for their time off. */
export interface OrdersWhileAway extends Pick<Away, 'id' | 'userId' | 'fromOn' | 'toOn'> {
  /** The first day with such an order. */
  readonly day: string
  readonly count: number
}

/** The time off, current and to come, for which orders are planned that others must do; the most pressing first. */
export function ordersWhileAway(
  orders: readonly Order[],
  away: readonly Pick<Away, 'id' | 'userId' | 'fromOn' | 'toOn'>[],
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): readonly OrdersWhileAway[] {
  const toDo = orders.filter(({ open, status }) => open && !underWayStatuses.has(status))
  return away
    .filter(({ toOn }) => toOn >= today)
    .flatMap(({ id, userId, fromOn, toOn }) => {
      const span = { userId, fromOn: fromOn < today ? today : fromOn, toOn }
      const days = ordersDuring(toDo, span, timeZone)
        .flatMap(({ plannedStart }) => (plannedStart ? [localDay(plannedStart, timeZone)] : []))
        .toSorted()
      const [day] = days
      return day === undefined ? [] : [{ id, userId, fromOn, toOn, day, count: days.length }]
    })
    .toSorted((a, b) => a.day.localeCompare(b.day))
}

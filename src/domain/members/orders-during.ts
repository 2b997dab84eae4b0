import type { Absence } from '../entities/absence.ts'
import type { Order } from '../entities/order.ts'
import { includesDay } from '../time/days-off.ts'
import { localDay } from '../time/local-time.ts'

/** A person's orders that are planned on these local days. */
export function ordersDuring(
  orders: readonly Order[],
  span: Pick<Absence, 'userId' | 'fromOn' | 'toOn'>,
  timeZone: string,
): readonly Order[] {
  return orders.filter(
    ({ assigneeIds, plannedStart }) =>
      plannedStart !== null &&
      assigneeIds.includes(span.userId) &&
      includesDay(span, localDay(plannedStart, timeZone)),
  )
}

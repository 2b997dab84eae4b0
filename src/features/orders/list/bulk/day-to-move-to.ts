import type { Company } from '#domain/entities/company.ts'
import type { Order } from '#domain/entities/order.ts'
import { nextWorkingStart } from '#domain/staff/next-working-start.ts'
import { localDay } from '#domain/time/local-time.ts'

/** The working day after the last of the orders, or after today: on their own day a move would change nothing. */
export function dayToMoveTo(
  orders: readonly Pick<Order, 'plannedStart'>[],
  today: string,
  company: Pick<Company, 'workingHours' | 'timeZone' | 'holidays'>,
): string {
  const days = orders.flatMap(({ plannedStart }) =>
    plannedStart === null ? [] : [localDay(plannedStart, company.timeZone)],
  )
  const last = days.reduce((latest, day) => (day > latest ? day : latest), today)
  return nextWorkingStart(last, company).day
}

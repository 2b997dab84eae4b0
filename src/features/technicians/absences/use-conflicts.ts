import { orderList } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import type { Absence } from '#domain/entities/absence.ts'
import { includesDay } from '#domain/time/days-off.ts'
import { localDay } from '#domain/time/local-time.ts'
import { ordersOf } from '../orders-of.ts'

/** How many open orders of the person are planned within their time off; undefined until it is known. */
export function useConflicts(): (absence: Absence) => number | undefined {
  const timeZone = useTimeZone()
  const items = useLive(orderList({ open: true }))
  return (absence) =>
    items &&
    ordersOf(items, absence.userId).filter(
      ({ order: { plannedStart } }) =>
        plannedStart !== null && includesDay(absence, localDay(plannedStart, timeZone)),
    ).length
}

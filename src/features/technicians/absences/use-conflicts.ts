import type { AbsenceSpan } from '#components/absence/absence-facts.ts'
import { orderList } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { ordersDuring } from '#domain/members/orders-during.ts'

/** The open orders of the person that are planned within their time off; undefined until they are known. */
export function useConflicts(): (span: AbsenceSpan) => readonly Order[] | undefined {
  const timeZone = useTimeZone()
  const orders = useLive(orderList({ open: true }))?.map(({ order }) => order)
  return (span) => orders && ordersDuring(orders, span, timeZone)
}

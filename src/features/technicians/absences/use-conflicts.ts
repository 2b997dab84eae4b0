import { orderList } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import type { Absence } from '#domain/entities/absence.ts'
import { ordersDuring } from '#domain/members/orders-during.ts'

type Span = Pick<Absence, 'userId' | 'fromOn' | 'toOn'>

/** How many open orders of the person are planned within their time off; undefined until it is known. */
export function useConflicts(): (span: Span) => number | undefined {
  const timeZone = useTimeZone()
  const orders = useLive(orderList({ open: true }))?.map(({ order }) => order)
  return (span) => orders && ordersDuring(orders, span, timeZone).length
}

import { orderList, type Searchable } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { useToday } from '#messages/use-today.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { todaysOrders } from './todays-orders.ts'

/** On a phone, the orders of today, before anything is typed; none on a wide screen. */
export function useTodaysOrders(isOffice: boolean): readonly Searchable[] {
  const isPhone = useMediaQuery('(width < 700px)')
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  // The desk's many orders are not read where they are not shown.
  const items = useLive(orderList({ scope: isOffice && isPhone ? 'all' : 'mine', open: true }))
  return isPhone && items ? todaysOrders(items, { today, timeZone }) : []
}

import { orderList, type Searchable } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { useToday } from '#messages/use-today.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { todaysOrders } from './todays-orders.ts'

/** The orders of today, before anything is typed: a technician's own, and on a phone the office's. */
export function useTodaysOrders(isOffice: boolean): readonly Searchable[] {
  const isPhone = useMediaQuery('(width < 700px)')
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  // The desk's many orders are not read where they are not shown.
  const items = useLive(orderList({ scope: isOffice && isPhone ? 'all' : 'mine', open: true }))
  return items && (isPhone || !isOffice) ? todaysOrders(items, { today, timeZone }) : []
}

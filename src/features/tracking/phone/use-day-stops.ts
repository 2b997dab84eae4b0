import { useMemo } from 'react'
import { type OrderListItem, orderList, plannedOrders } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { type DayStop, dayStops } from '#domain/booking/day-stops.ts'
import { planDay } from '#domain/booking/plan-day.ts'
import { useNow } from '#messages/index.ts'

export type Stop = DayStop<OrderListItem>

/** The stops of the person's day, in order; undefined until they were read. */
export function useDayStops(): readonly Stop[] | undefined {
  const uid = useActor()?.uid ?? ''
  const now = useNow()
  const timeZone = useTimeZone()
  const open = useLive(plannedOrders({ scope: 'mine' }))
  const closed = useLive(orderList({ scope: 'mine', open: false }))
  return useMemo(
    () =>
      open && closed
        ? dayStops(
            planDay<OrderListItem>(open, closed, {
              uid,
              now: new Date(now).toISOString(),
              timeZone,
            }),
          )
        : undefined,
    [open, closed, uid, now, timeZone],
  )
}

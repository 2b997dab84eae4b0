import { ArrowRight, Sun } from 'lucide-react'
import { type OrderView, plannedOrders } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import { createTravel } from '#domain/dispatch/travel/travel.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { ButtonLink } from '#ui/link.tsx'
import { nextOfDay } from './next-of-day.ts'
import { nextText } from './next-text.ts'

/** Leads on from an order that is over: to the next visit of the day, or back to Today. */
export function NextOrderLink({ view: { order, site } }: { view: OrderView }) {
  const t = useT()
  const format = useFormat()
  const timeZone = useTimeZone()
  const time = useNow()
  const uid = useActor()?.uid ?? ''
  const open = useLive(plannedOrders({ scope: 'mine' }))
  if (!open) return null
  const now = new Date(time).toISOString()
  const next = nextOfDay(open, order.id, { uid, now, timeZone })
  if (!next) {
    return (
      <ButtonLink href="/dashboard" variant="primary" size="large" wide icon={<Sun aria-hidden />}>
        {t('orders.backToToday')}
      </ButtonLink>
    )
  }
  const { start } = next.entry
  return (
    <ButtonLink
      href={`/orders/${next.order.id}`}
      variant="primary"
      size="large"
      wide
      icon={<ArrowRight aria-hidden />}
    >
      {nextText(t, {
        time: start !== null && isTimed(start) ? format.time(start) : '',
        place: next.customerName || next.order.title,
        minutes: createTravel({ timeZone }).minutes(site?.geo ?? null, next.geo, time),
      })}
    </ButtonLink>
  )
}

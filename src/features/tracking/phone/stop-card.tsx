import { CarFront, MapPinOff } from 'lucide-react'
import { AddressText } from '#components/contact/address-text.tsx'
import { DirectionsLink } from '#components/contact/directions-link.tsx'
import { EntryTime } from '#components/order/entry-time.tsx'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { ArrivalText } from '#components/text/arrival-text.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { orderById } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { isOfWindow } from '#domain/booking/is-of-window.ts'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'
import { PressButton } from '#ui/form/press.tsx'
import '#ui/sun-filled.css'
import styles from './stop-card.module.css'
import { StopNumber } from './stop-mark.tsx'
import { StopStepButton } from './stop-step-button.tsx'
import type { Stop } from './use-day-stops.ts'

export interface StopCardProps {
  stop: Stop
  isSelected: boolean
  /** Whole minutes from the stop before, or from where the person is; null where unknown. */
  drive: { readonly minutes: number; readonly isFromHere: boolean } | null
  onSelect: () => void
}

/** One stop: what, when, where, how far, and what to do next. */
export function StopCard({ stop, isSelected, drive, onSelect }: StopCardProps) {
  const t = useT()
  const { item, entry, state, number } = stop
  const { order } = item
  const site = useLive(orderById(order.id))?.site ?? null
  return (
    <article className={styles.card} data-state={state} data-selected={isSelected || undefined}>
      <div className={styles.head}>
        <PressButton
          className={styles.badge}
          aria-label={t('dayMap.show', { number })}
          aria-pressed={isSelected}
          onPress={onSelect}
        >
          <StopNumber stop={stop} isLarge />
        </PressButton>
        <div className={styles.what}>
          <h3 className={styles.title}>
            <PriorityMark priority={order.priority} iconOnly />{' '}
            <Link href={`/orders/${order.id}`} quiet>
              {order.title}
            </Link>
          </h3>
          <p className={styles.when}>
            <StopTime stop={stop} />
            <OrderBadge order={order} bare />
          </p>
          <StopWindow stop={stop} />
        </div>
      </div>
      <div className={styles.where}>
        <p>{[item.customerName, !site && item.siteAddress].filter(Boolean).join(', ')}</p>
        {site && <AddressText address={site.address} inline />}
        {entry && item.geo === null && (
          <p className={styles.note}>
            <MapPinOff aria-hidden="true" />
            {t('dayMap.noPlace')}
          </p>
        )}
        {drive && (
          <p className={styles.note}>
            <CarFront aria-hidden="true" />
            {t(drive.isFromHere ? 'dayMap.driveFromHere' : 'dayMap.driveFromLast', {
              minutes: drive.minutes,
            })}
          </p>
        )}
      </div>
      {state !== 'done' && (
        <div className={styles.actions}>
          {site && <DirectionsLink site={{ address: site.address, geo: item.geo }} />}
          {state === 'current' && <StopStepButton order={order} />}
        </div>
      )}
    </article>
  )
}

function StopTime({ stop: { item, entry } }: { stop: Stop }) {
  const timeZone = useTimeZone()
  return entry ? (
    <EntryTime entry={entry} timeZone={timeZone} />
  ) : (
    <WhenText at={item.order.statusAt} show="time" />
  )
}

function StopWindow({ stop: { item, entry } }: { stop: Stop }) {
  const timeZone = useTimeZone()
  const { order } = item
  if (!entry || !isOfWindow(order, entry, timeZone)) return null
  return <ArrivalText order={{ ...order, plannedStart: entry.start }} />
}

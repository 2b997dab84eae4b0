import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { ReviewMark } from '#components/order/review-mark.tsx'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { DayItem, OrderListItem } from '#data/index.ts'
import { isLateStep } from '#domain/order/transitions/is-late-step.ts'
import { useFormat, useT } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { EntryDetails } from '../entry-details.tsx'
import { TravelLine } from './travel-line.tsx'
import { WithdrawRequest } from './withdraw-request.tsx'
import { ToldLine } from './told-line.tsx'
import styles from './timeline.module.css'

export interface TimelineProps {
  items: readonly DayItem[]
  /** The stop before the first one. */
  after: OrderListItem | null
}

/** The stops that are left today, by time, with the way between them. */
export function Timeline({ items, after }: TimelineProps) {
  return (
    <ul className={styles.stops}>
      {items.map((item, i) => {
        const from = i === 0 ? after : items[i - 1]
        return (
          <li key={item.entry.id}>
            {from && <TravelLine from={from} to={item} />}
            <Stop item={item} />
            <div className={styles.request}>
              <WithdrawRequest item={item} size="small" />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Stop({ item }: { item: DayItem }) {
  const { order, entry, customerName, siteAddress } = item
  return (
    <ListRow
      href={`/orders/${order.id}`}
      before={<StopTime {...entry} />}
      title={
        <>
          <PriorityMark priority={order.priority} iconOnly /> {order.title}
        </>
      }
      titleEnd={
        <>
          {item.unsent && <UnsentMark />}
          <SampleBadge id={order.id} />
        </>
      }
      where={[customerName, siteAddress].filter(Boolean).join(', ')}
      note={
        <>
          <EntryDetails item={item} isInRow />
          <ToldLine item={item} />
        </>
      }
      noteEnd={isLateStep(order) ? <ReviewMark /> : <OrderBadge order={order} bare />}
    />
  )
}

/** The start above the end, as on a ruled page. */
function StopTime({ start, end }: Pick<DayItem['entry'], 'start' | 'end'>) {
  const t = useT()
  const format = useFormat()
  if (start === null || !isTimed(start)) {
    return <span className={styles.time}>{t('today.noTime')}</span>
  }
  return (
    <span className={styles.time}>
      <time dateTime={start}>{format.time(start)}</time>
      {end !== null && (
        <time dateTime={end} className={styles.note}>
          {format.time(end)}
        </time>
      )}
    </span>
  )
}

import { EntryTime } from '#components/order/entry-time.tsx'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { PlanText } from '#components/order/plan-text.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { ReviewMark } from '#components/order/review-mark.tsx'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { DayItem, OrderListItem } from '#data/index.ts'
import { useTimeZone } from '#data/react.ts'
import { isLateStep } from '#domain/order/transitions/is-late-step.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { EntryDetails } from './entry-details.tsx'

/** A visit's row, or that of an order that is over: what and where on the first line, when and status on the second. */
export function DayRow({ item }: { item: OrderListItem | DayItem }) {
  const { order, customerName, siteAddress } = item
  const timeZone = useTimeZone()
  const where = [customerName, siteAddress].filter(Boolean).join(', ')
  return (
    <ListRow
      href={`/orders/${order.id}`}
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
      where={where}
      note={
        'entry' in item ? (
          <>
            {/* The heading says of those without a date that they have none. */}
            {item.entry.start !== null && <EntryTime entry={item.entry} timeZone={timeZone} />}
            <EntryDetails item={item} isInRow />
          </>
        ) : (
          <PlanText start={order.plannedStart} end={order.plannedEnd} />
        )
      }
      noteEnd={isLateStep(order) ? <ReviewMark /> : <OrderBadge order={order} bare />}
    />
  )
}

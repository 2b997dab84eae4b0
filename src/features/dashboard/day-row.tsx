import { OrderBadge } from '#components/order/order-badge.tsx'
import { PlanText } from '#components/order/plan-text.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { ReviewMark } from '#components/order/review-mark.tsx'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { OrderListItem } from '#data/index.ts'
import { isLateStep } from '#domain/order/transitions/is-late-step.ts'
import { lazyPart } from '#components/lazy-part.ts'
import { ListRow } from '#ui/list/list-row.tsx'

const ArrivalText = lazyPart(
  async () => (await import('#components/text/arrival-text.tsx')).ArrivalText,
)

/** An order row: what and where on the first line, when and status on the second. */
export function DayRow({ item }: { item: OrderListItem }) {
  const { order, customerName, siteAddress } = item
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
        <>
          <PlanText start={order.plannedStart} end={order.plannedEnd} />
          {order.windowStart !== null && (
            <>
              <br />
              <ArrivalText order={order} />
            </>
          )}
        </>
      }
      noteEnd={isLateStep(order) ? <ReviewMark /> : <OrderBadge status={order.status} bare />}
    />
  )
}

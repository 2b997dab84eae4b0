import { memo } from 'react'
import { OrderBadge } from '#components/order-badge.tsx'
import { PlanText } from '#components/plan-text.tsx'
import { PriorityMark } from '#components/priority-mark.tsx'
import { ReviewMark } from '#components/review-mark.tsx'
import { UnsentMark } from '#components/unsent-mark.tsx'
import type { OrderListItem } from '#data/index.ts'
import { ListRow } from '#ui/list-row.tsx'
import styles from './order-row.module.css'

export interface OrderRowProps {
  item: OrderListItem
  /** Kept in the link, so that the list beside the order stays filtered. */
  search: string
  isCurrent: boolean
  /** Whether it is somebody who decides about late steps. */
  office: boolean
}

/** What and where above, when and state below. Drawn again only when it changed: a list scrolls over many. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { item, search, isCurrent, office } = props
  const { order, customerName, siteAddress } = item
  const where = [customerName, siteAddress].filter(Boolean).join(', ')
  return (
    <ListRow
      href={`/orders/${order.id}${search}`}
      isCurrent={isCurrent}
      title={
        <>
          <PriorityMark priority={order.priority} iconOnly /> {order.title}
        </>
      }
      titleEnd={item.unsent ? <UnsentMark /> : undefined}
      note={
        <span className={styles.second}>
          <PlanText start={order.plannedStart} end={order.plannedEnd} />
          {where !== '' && <span> · {where}</span>}
        </span>
      }
      noteEnd={
        office && order.needsReview !== null ? (
          <ReviewMark />
        ) : (
          <OrderBadge status={order.status} bare />
        )
      }
    />
  )
})

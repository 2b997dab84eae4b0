import { memo } from 'react'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { PlanText } from '#components/order/plan-text.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { ReviewMark } from '#components/order/review-mark.tsx'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { OrderListItem } from '#data/index.ts'
import type { User } from '#domain/entities/user.ts'
import { isLateStep } from '#domain/order/transitions/is-late-step.ts'
import { lazyPart } from '#components/lazy-part.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './order-row.module.css'

const OrderPeople = lazyPart(async () => (await import('./order-people.tsx')).OrderPeople, 'start')

export interface OrderRowProps {
  item: OrderListItem
  /** Added to the link, so that the way back leads to the same list. */
  search: string
  /** Everyone, for those who assign orders and review late steps; null for others. */
  people: readonly User[] | null
}

/**
 * What and where on the first line, when and status on the second. Memoised because a list scrolls through
 * many rows.
 */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { item, search, people } = props
  const { order, customerName, siteAddress } = item
  const where = [customerName, siteAddress].filter(Boolean).join(', ')
  return (
    <ListRow
      href={`/orders/${order.id}${search}`}
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
        <span className={styles.when}>
          {order.open ? (
            <PlanText start={order.plannedStart} end={order.plannedEnd} />
          ) : (
            <WhenText at={order.statusAt} />
          )}
        </span>
      }
      noteEnd={
        <>
          {people && <OrderPeople ids={order.assigneeIds} people={people} />}
          {order.needsReview !== null && (people !== null || isLateStep(order)) ? (
            <ReviewMark office={people !== null} isIncomplete={!isLateStep(order)} />
          ) : (
            <OrderBadge status={order.status} bare />
          )}
        </>
      }
    />
  )
})

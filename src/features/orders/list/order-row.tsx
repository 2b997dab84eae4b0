import { memo } from 'react'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { ReviewMark } from '#components/order/review-mark.tsx'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { OrderListItem } from '#data/index.ts'
import type { Order } from '#domain/entities/order.ts'
import type { User } from '#domain/entities/user.ts'
import { isLateStep } from '#domain/order/transitions/is-late-step.ts'
import { lazyPart } from '#components/lazy-part.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { orderRowNote } from './order-row-note.ts'
import styles from './order-row.module.css'

const OrderPeople = lazyPart(async () => (await import('./order-people.tsx')).OrderPeople, 'start')

export interface OrderRowProps {
  item: OrderListItem
  /** Added to the link, so that the way back leads to the same list. */
  search: string
  /** Everyone, for those who assign orders and review late steps; null for others. */
  people: readonly User[] | null
  /** Whether a heading names the day. */
  isDayNamed: boolean
  /** Shown next to the list. */
  isCurrent: boolean
}

/**
 * Title and time on the first line; customer, street, number and town on the second, with the status. Where that is too
 * narrow, as beside an order, number and status have a third line. Memoised because a list scrolls through many rows.
 */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { item, search, people, isDayNamed, isCurrent } = props
  const { order } = item
  return (
    <ListRow
      href={`/orders/${order.id}${search}`}
      isCurrent={isCurrent}
      before={
        <span className={styles.priority}>
          <PriorityMark priority={order.priority} iconOnly />
        </span>
      }
      title={order.title}
      titleEnd={
        <>
          {item.unsent && <UnsentMark />}
          <SampleBadge id={order.id} />
          <span className={styles.when}>
            <RowTime order={item.shown} isDayNamed={isDayNamed} />
          </span>
        </>
      }
      note={orderRowNote(item)}
      under={order.ref}
      noteEnd={
        <>
          {people && <OrderPeople ids={order.assigneeIds} people={people} />}
          {order.needsReview !== null && (people !== null || isLateStep(order)) ? (
            <ReviewMark office={people !== null} isIncomplete={!isLateStep(order)} />
          ) : (
            <OrderBadge order={order} bare />
          )}
        </>
      }
    />
  )
})

/** Only the start, without the day where a heading names it; of a closed order only the day. */
function RowTime({ order, isDayNamed }: { order: Order; isDayNamed: boolean }) {
  if (!order.open && !isDayNamed) return <WhenText at={order.statusAt} show="date" />
  if (order.plannedStart === null) return null
  return <WhenText at={order.plannedStart} show={isDayNamed ? 'time' : 'when'} />
}

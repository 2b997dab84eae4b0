import { OrderBadge } from '#components/order/order-badge.tsx'
import type { Order } from '#domain/entities/order.ts'
import { Link } from '#ui/link.tsx'
import styles from './work-summary.module.css'

/** The orders that continue this one, with how far they are. */
export function FollowUpList({ orders }: { orders: readonly Order[] }) {
  return orders.map(({ id, title, status }) => (
    <div key={id} className={styles.followUp}>
      <Link href={`/orders/${id}`}>{title}</Link>
      <OrderBadge status={status} bare />
    </div>
  ))
}

import { OrderBadge } from '#components/order/order-badge.tsx'
import type { Order } from '#domain/entities/order.ts'
import { Link } from '#ui/link.tsx'
import styles from './work-summary.module.css'

/** The orders that continue this one, with how far they are. */
export function FollowUpList({ orders }: { orders: readonly Order[] }) {
  return orders.map((order) => (
    <div key={order.id} className={styles.followUp}>
      <Link href={`/orders/${order.id}`}>{order.title}</Link>
      <OrderBadge order={order} bare />
    </div>
  ))
}

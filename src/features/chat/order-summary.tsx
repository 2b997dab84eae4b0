import { OrderBadge } from '#components/order/order-badge.tsx'
import { orderById } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import styles from './chat.module.css'

/** Whose order a conversation is about, and where it stands. */
export function OrderSummary({ orderId }: { orderId: string }) {
  const view = useLive(orderById(orderId))
  if (!view) return null
  return (
    <span className={styles.summary}>
      <OrderBadge order={view.order} bare />
      <span className={styles.summaryName}>{view.customer?.name}</span>
    </span>
  )
}

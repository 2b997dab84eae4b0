import { OrderBadge } from '#components/order/order-badge.tsx'
import type { Order } from '#domain/entities/order.ts'
import { planStatusOf } from '#domain/plan/plan-order.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './plan-detail.module.css'

/** The newest ones tell whether a plan is kept. */
const most = 12

/** The visits of a plan that are over, the newest first. */
export function DoneOrders({ orders }: { orders: readonly Order[] }) {
  const t = useT()
  const format = useFormat()
  const over = orders.filter(({ status }) => planStatusOf(status) !== 'open').toReversed()
  if (over.length === 0) return null
  return (
    <Card title={t('plans.done')} flush>
      <ul className={styles.dates}>
        {over.slice(0, most).map((order) => (
          <li key={order.id}>
            <ListRow
              href={`/orders/${order.id}`}
              title={format.day(order.occurrence ?? order.statusAt.slice(0, 10))}
              titleEnd={<OrderBadge order={order} bare />}
              note={order.title}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { OrderBadge } from '#components/order/order-badge.tsx'
import { PlanText } from '#components/order/plan-text.tsx'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { Order } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './customer-orders.module.css'

export interface CustomerOrdersProps {
  orders: readonly Order[]
  /** Ids of orders with unsent changes. */
  unsent: readonly string[]
  /** Whether others may have orders here that this person's device does not get. */
  isPart: boolean
}

/** A customer's orders, newest first. */
export function CustomerOrders({ orders, unsent, isPart }: CustomerOrdersProps) {
  const t = useT()
  const device = useDeviceName()
  return (
    <Card title={t('customers.ordersTitle')} flush>
      {orders.length === 0 ? (
        <p className={styles.none}>{t('customers.ordersNone')}</p>
      ) : (
        <ul className={styles.list}>
          {orders.map((order) => (
            <li key={order.id}>
              <ListRow
                href={`/orders/${order.id}`}
                title={order.title}
                titleEnd={
                  <>
                    {unsent.includes(order.id) && <UnsentMark />}
                    <span className={styles.ref}>{order.ref}</span>
                  </>
                }
                note={
                  <>
                    <SampleBadge id={order.id} />{' '}
                    <PlanText start={order.plannedStart} end={order.plannedEnd} />
                  </>
                }
                noteEnd={<OrderBadge order={order} bare />}
              />
            </li>
          ))}
        </ul>
      )}
      {orders.length > 0 && isPart && (
        <p className={styles.note}>{t('customers.ordersHere', { device })}</p>
      )}
    </Card>
  )
}

import { OrderBadge } from '#components/order/order-badge.tsx'
import { PlanText } from '#components/order/plan-text.tsx'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { orderList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/link.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { ordersOf } from '../orders-of.ts'
import styles from './person-page.module.css'

const shownFirst = 5

/** The next open orders of a person, and the way to all of them. */
export function OrdersCard({ personId }: { personId: string }) {
  const t = useT()
  const items = useLive(orderList({ open: true }))
  const open = ordersOf(items ?? [], personId)
  return (
    <Card
      title={t('technicians.openOrders')}
      flush={open.length > 0}
      actions={
        open.length > 0 && (
          <Link alone href={`/orders?person=${personId}`}>
            {t('technicians.allOrders', { count: open.length })}
          </Link>
        )
      }
    >
      {items && open.length === 0 && <p className={styles.none}>{t('technicians.noOrders')}</p>}
      {open.length > 0 && (
        <List
          label={t('technicians.openOrders')}
          items={open.slice(0, shownFirst)}
          getKey={({ order }) => order.id}
          render={({ order, customerName, unsent }) => (
            <ListRow
              href={`/orders/${order.id}`}
              title={order.title}
              titleEnd={
                <>
                  {unsent && <UnsentMark />}
                  <SampleBadge id={order.id} />
                </>
              }
              where={customerName}
              note={<PlanText start={order.plannedStart} end={order.plannedEnd} />}
              noteEnd={<OrderBadge order={order} bare />}
            />
          )}
        />
      )}
    </Card>
  )
}

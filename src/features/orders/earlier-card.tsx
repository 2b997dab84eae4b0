import { OrderBadge } from '#components/order-badge.tsx'
import { WhenText } from '#components/when-text.tsx'
import { customerById } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import { earlierAtSite } from '#domain/order/earlier-at-site.ts'
import { loadMessages, useT } from '#messages/index.ts'
import { Card } from '#ui/card.tsx'
import { ListRow } from '#ui/list-row.tsx'
import styles from './earlier-card.module.css'

await loadMessages('work')

const most = 5

/** What was done at this site before, as far as this device knows. */
export function EarlierCard({ order }: { order: Order }) {
  const t = useT()
  const actor = useActor()
  const customer = useLive(customerById(order.customerId))
  const earlier = earlierAtSite(order, customer?.orders ?? [], most)
  if (!actor || earlier.length === 0) return null
  return (
    <Card title={t(isAdminLevel(actor) ? 'orders.earlier' : 'orders.earlierMine')} flush>
      <ul className={styles.list}>
        {earlier.map((one) => (
          <li key={one.id}>
            <ListRow
              href={`/orders/${one.id}`}
              title={one.title}
              note={
                <>
                  <WhenText at={one.statusAt} show="date" />
                  {one.resolution !== '' && ` · ${one.resolution}`}
                </>
              }
              noteEnd={<OrderBadge status={one.status} bare />}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

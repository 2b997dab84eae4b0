import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { actorName } from '#domain/access/actor-name.ts'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { OrderListItem } from '#data/index.ts'
import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './cards.module.css'
import { EmptyText } from './empty-text.tsx'

/** The latest steps of all orders: when they happened and who took them. */
export function LatestCard({
  items,
  people,
  isLoading,
}: {
  items: readonly OrderListItem[]
  people: readonly User[]
  isLoading: boolean
}) {
  const t = useT()
  return (
    <Card title={t('dashboard.latest')} flush>
      {items.length === 0 ? (
        <EmptyText isLoading={isLoading}>{t('dashboard.latestNone')}</EmptyText>
      ) : (
        <ul className={styles.list}>
          {items.map(({ order, customerName, unsent }) => (
            <li key={order.id}>
              <ListRow
                href={`/orders/${order.id}`}
                title={order.title}
                titleEnd={
                  <>
                    {unsent && <UnsentMark />}
                    <OrderBadge order={order} bare />
                  </>
                }
                note={
                  <>
                    <SampleBadge id={order.id} /> {customerName}
                  </>
                }
                noteEnd={
                  <>
                    <span className={styles.actor}>{actorName(people, order.updatedBy)}</span>
                    <span className={styles.when}>
                      <WhenText at={order.statusAt} show="latest" />
                    </span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

import type { ReactNode } from 'react'
import { AwayBadge } from '#components/absence/away-badge.tsx'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { Initials } from '#components/contact/person-name.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { useFormat, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './cards.module.css'
import { EmptyText } from './empty-text.tsx'
import type { PersonAtWork } from './office-figures.ts'

/** Every technician with their current order. */
export function PeopleCard({
  atWork,
  isLoading,
  actions,
}: {
  atWork: readonly PersonAtWork[]
  isLoading: boolean
  actions?: ReactNode
}) {
  const t = useT()
  const format = useFormat()
  return (
    <Card title={t('dashboard.team')} flush actions={actions}>
      {atWork.length === 0 ? (
        <EmptyText isLoading={isLoading}>{t('dashboard.teamNone')}</EmptyText>
      ) : (
        <ul className={styles.list}>
          {atWork.map(({ person, at, todayCount, awayUntil, overdue }) => (
            <li key={person.id}>
              <ListRow
                href={linkOf({ person, at, overdue })}
                before={<Initials name={person.name || person.email} userId={person.id} />}
                title={person.name || person.email}
                titleEnd={
                  <>
                    {awayUntil !== null && <AwayBadge until={awayUntil} long={at === null} />}
                    {at && <OrderBadge order={at.order} bare />}
                  </>
                }
                note={
                  overdue ? (
                    <span className={styles.overdue}>
                      {t('dashboard.notStarted', {
                        time: format.time(overdue.order.plannedStart ?? ''),
                      })}
                    </span>
                  ) : at ? (
                    at.order.title
                  ) : (
                    awayUntil === null && t('dashboard.free')
                  )
                }
                noteEnd={
                  at ? (
                    <WhenText at={at.order.statusAt} />
                  ) : (
                    t('dashboard.ordersToday', { count: todayCount })
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** What they work on or should, else all of theirs. */
function linkOf({ person, at, overdue }: Pick<PersonAtWork, 'person' | 'at' | 'overdue'>): string {
  const item = overdue ?? at
  return item ? `/orders/${item.order.id}` : `/orders?person=${person.id}`
}

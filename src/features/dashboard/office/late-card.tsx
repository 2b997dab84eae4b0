import { actorName } from '#domain/access/actor-name.ts'
import type { OrderListItem } from '#data/index.ts'
import type { User } from '#domain/entities/user.ts'
import type { RiskyVisit } from '#domain/metrics/at-risk.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './cards.module.css'
import { EmptyText } from './empty-text.tsx'

const shown = 8

export interface LateCardProps {
  late: readonly OrderListItem[]
  /** null until the board was looked at. */
  atRisk: readonly RiskyVisit[] | null
  items: readonly OrderListItem[]
  people: readonly User[]
  isLoading: boolean
}

/** What will be late today, soonest to act on, and then what is late already. */
export function LateCard({ late, atRisk, items, people, isLoading }: LateCardProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const risky = (atRisk ?? []).flatMap((risk) => {
    const item = items.find(({ order }) => order.id === risk.orderId)
    return item
      ? [{ item, text: t('metrics.riskBy', { minutes: risk.minutes }), isLate: false }]
      : []
  })
  const rows = [
    ...risky,
    ...late.map((item) => ({
      item,
      text: t('metrics.lateBy', {
        age: format.age(item.order.plannedEnd ?? item.order.plannedStart ?? '', now),
      }),
      isLate: true,
    })),
  ]
  return (
    <Card
      title={t('metrics.lateTitle')}
      flush
      actions={
        rows.length > shown && (
          <ButtonLink href="/orders?day=late" size="small" variant="quiet">
            {t('metrics.allLate', { count: late.length })}
          </ButtonLink>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyText isLoading={isLoading}>{t('metrics.lateNone')}</EmptyText>
      ) : (
        <ul className={styles.list}>
          {rows.slice(0, shown).map(({ item: { order, customerName }, text, isLate }) => (
            <li key={order.id}>
              <ListRow
                href={`/orders/${order.id}`}
                title={order.title}
                titleEnd={<Badge tone={isLate ? 'red' : 'attention'}>{text}</Badge>}
                note={customerName}
                noteEnd={
                  order.assigneeIds.length === 0
                    ? t('metrics.noOne')
                    : order.assigneeIds.flatMap((id) => actorName(people, id) ?? []).join(', ')
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

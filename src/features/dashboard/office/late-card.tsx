import type { OrderListItem } from '#data/index.ts'
import type { User } from '#domain/entities/user.ts'
import type { RiskyVisit } from '#domain/metrics/at-risk.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { LateRow } from '../lists/late-row.tsx'
import styles from './cards.module.css'
import { EmptyText } from './empty-text.tsx'

const shown = 8

export interface LateCardProps {
  /** Orders to plan now, those at risk, soonest to act on, and then the late ones. */
  items: readonly OrderListItem[]
  atRisk: readonly RiskyVisit[]
  people: readonly User[]
  isLoading: boolean
}

/** What will be late today, and what is late already. */
export function LateCard({ items, atRisk, people, isLoading }: LateCardProps) {
  const t = useT()
  const risks = new Map(atRisk.map((risk) => [risk.orderId, risk]))
  return (
    <Card
      title={t('metrics.lateTitle')}
      flush
      actions={
        items.length > shown && (
          <ButtonLink href="/dashboard/orders" size="small" variant="quiet">
            {t('metrics.allLate', { count: items.length })}
          </ButtonLink>
        )
      }
    >
      {items.length === 0 ? (
        <EmptyText isLoading={isLoading}>{t('metrics.lateNone')}</EmptyText>
      ) : (
        <ul className={styles.list}>
          {items.slice(0, shown).map((item) => (
            <li key={item.order.id}>
              <LateRow item={item} risk={risks.get(item.order.id)} people={people} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

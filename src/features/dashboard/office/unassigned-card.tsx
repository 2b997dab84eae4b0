import type { OrderListItem } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/link.tsx'
import styles from './cards.module.css'
import { DayRow } from '../day-row.tsx'
import { EmptyText } from './empty-text.tsx'

const shown = 8

export function UnassignedCard({
  items,
  isLoading,
}: {
  items: readonly OrderListItem[]
  isLoading: boolean
}) {
  const t = useT()
  return (
    <Card
      title={t('dashboard.unassignedTitle')}
      flush
      actions={
        items.length > shown && (
          <ButtonLink href="/orders?state=unassigned" size="small" variant="quiet">
            {t('dashboard.allUnassigned')}
          </ButtonLink>
        )
      }
    >
      {items.length === 0 ? (
        <EmptyText isLoading={isLoading}>{t('dashboard.unassignedNone')}</EmptyText>
      ) : (
        <ul className={styles.list}>
          {items.slice(0, shown).map((item) => (
            <li key={item.order.id}>
              <DayRow item={item} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

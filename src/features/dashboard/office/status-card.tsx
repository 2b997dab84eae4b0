import { StatusBadge } from '#components/order/status-badge.tsx'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/link.tsx'
import styles from './cards.module.css'
import { EmptyText } from './empty-text.tsx'
import type { OfficeFigures } from './office-figures.ts'

/** Open orders by status, each linking to the list. */
export function StatusCard({
  byStatus,
  isLoading,
}: Pick<OfficeFigures, 'byStatus'> & { isLoading: boolean }) {
  const t = useT()
  const largest = Math.max(1, ...byStatus.map(({ count }) => count))
  return (
    <Card title={t('dashboard.byStatus')} flush={byStatus.length === 0}>
      {byStatus.length === 0 && (
        <EmptyText isLoading={isLoading}>{t('dashboard.byStatusNone')}</EmptyText>
      )}
      <ul className={styles.statuses}>
        {byStatus.map(({ status, count }) => (
          <li key={status}>
            <Link href={`/orders?state=${status}`} quiet className={styles.status}>
              <span className={styles.word}>
                <StatusBadge status={status} bare />
              </span>
              <span
                className={styles.bar}
                style={{ inlineSize: `${(count / largest) * 100}%` }}
                aria-hidden="true"
              />
              <span className="tabular">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { OrderBadge } from '#components/order/order-badge.tsx'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/link.tsx'
import styles from './cards.module.css'
import { NothingHere } from './nothing-here.tsx'
import type { OfficeFigures } from './office-figures.ts'

/** Open orders by status, each linking to the list. */
export function StatusCard({
  byStatus,
  isLoading,
}: Pick<OfficeFigures, 'byStatus'> & { isLoading: boolean }) {
  const t = useT()
  const most = Math.max(1, ...byStatus.map(({ count }) => count))
  return (
    <Card title={t('dashboard.byState')}>
      {byStatus.length === 0 && (
        <NothingHere isLoading={isLoading}>{t('dashboard.byStateNone')}</NothingHere>
      )}
      <ul className={styles.statuses}>
        {byStatus.map(({ status, count }) => (
          <li key={status}>
            <Link href={`/orders?state=${status}`} quiet className={styles.status}>
              <span className={styles.word}>
                <OrderBadge status={status} bare />
              </span>
              <span
                className={styles.bar}
                style={{ inlineSize: `${(count / most) * 100}%` }}
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

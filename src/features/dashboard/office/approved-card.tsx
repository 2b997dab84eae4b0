import { totalsText } from '#components/estimate/totals-text.ts'
import { approvedEstimates } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/link.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './cards.module.css'

const shown = 5

/** What customers have approved and is no order yet; nothing without. */
export function ApprovedCard() {
  const t = useT()
  const format = useFormat()
  const approved = useLive(approvedEstimates()) ?? []
  if (approved.length === 0) return null
  return (
    <Card
      title={t('approved.title')}
      flush
      actions={
        approved.length > shown && (
          <Link href="/estimates?show=approved">
            {t('approved.all', { count: approved.length })}
          </Link>
        )
      }
    >
      <ul className={styles.list}>
        {approved.slice(0, shown).map(({ estimate, customerName, totalsMinor }) => (
          <li key={estimate.id}>
            <ListRow
              href={`/estimates/${estimate.id}`}
              title={estimate.title}
              titleEnd={
                <span className="tabular">
                  {totalsText(format, totalsMinor, estimate.currency)}
                </span>
              }
              note={[estimate.ref, customerName].filter(Boolean).join(' · ')}
              noteEnd={t('approved.next')}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

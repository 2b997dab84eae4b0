import type { ReactNode } from 'react'
import { SumsList } from '#components/document/sums-list.tsx'
import type { Invoice } from '#domain/entities/invoice.ts'
import type { DocumentTotals } from '#domain/money/document/document.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import styles from './sums-card.module.css'
import type { DraftFields } from './use-draft-edits.ts'

export interface SumsCardProps {
  invoice: Invoice
  fields: Pick<DraftFields, 'isInclusive'>
  /** null where they are too large. */
  totals: DocumentTotals | null
  /** Below the sums. */
  children: ReactNode
}

/** The sums of a draft. */
export function SumsCard({ invoice, fields, totals, children }: SumsCardProps) {
  const t = useT()
  if (totals === null)
    return <Card title={t('invoiceDraft.sums')}>{t('problem.invoiceTooLarge')}</Card>
  return (
    <Card title={t('invoiceDraft.sums')}>
      <SumsList totals={totals} currency={invoice.currency} isInclusive={fields.isInclusive} />
      {children && <div className={styles.action}>{children}</div>}
    </Card>
  )
}

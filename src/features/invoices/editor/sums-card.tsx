import type { ReactNode } from 'react'
import { taxText } from '#components/invoice/tax-text.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import type { DocumentTotals } from '#domain/money/document/document.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { NamedValue } from '../named-value.tsx'
import styles from './sums-card.module.css'
import type { DraftFields } from './use-draft-edits.ts'

export interface SumsCardProps {
  invoice: Invoice
  fields: Pick<DraftFields, 'isInclusive' | 'discount'>
  /** null where they are too large. */
  totals: DocumentTotals | null
  /** Below the sums. */
  children: ReactNode
}

/** The sums of a draft, which follow every key press. */
export function SumsCard({ invoice, fields, totals, children }: SumsCardProps) {
  const t = useT()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, invoice.currency)
  if (totals === null)
    return <Card title={t('invoiceDraft.sums')}>{t('problem.invoiceTooLarge')}</Card>
  return (
    <Card title={t('invoiceDraft.sums')}>
      <dl className={styles.sums}>
        {totals.discountMinor !== 0 && (
          <>
            <NamedValue className={styles.sum} name={t('invoiceDraft.subtotal')}>
              {money(totals.linesMinor)}
            </NamedValue>
            <NamedValue className={styles.sum} name={t('invoiceDraft.discount')}>
              {money(-totals.discountMinor)}
            </NamedValue>
          </>
        )}
        <NamedValue className={styles.sum} name={t('invoiceDraft.net')}>
          {money(totals.netMinor)}
        </NamedValue>
        {totals.taxes.map((tax) => (
          <NamedValue
            className={styles.sum}
            key={`${tax.category} ${tax.rateMilliPercent}`}
            name={t('invoiceDraft.taxLine', {
              name: taxText(t, format, tax),
              base: money(tax.baseMinor),
            })}
          >
            {money(tax.taxMinor)}
          </NamedValue>
        ))}
        <div className={styles.total}>
          <dt>{t('invoiceDraft.total')}</dt>
          <dd aria-live="polite">{money(totals.totalMinor)}</dd>
        </div>
      </dl>
      {fields.isInclusive && <p className={styles.note}>{t('invoiceDraft.inclusive')}</p>}
      {children && <div className={styles.action}>{children}</div>}
    </Card>
  )
}

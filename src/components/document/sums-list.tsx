import { taxText } from '#components/invoice/tax-text.ts'
import type { DocumentTotals } from '#domain/money/document/document.ts'
import { useFormat, useT } from '#messages/index.ts'
import { NamedValue } from './named-value.tsx'
import styles from './sums-list.module.css'

export interface SumsListProps {
  totals: DocumentTotals
  currency: string
  isInclusive: boolean
}

/** The sums of a document, which follow every key press. */
export function SumsList({ totals, currency, isInclusive }: SumsListProps) {
  const t = useT()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  return (
    <>
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
        {totals.prepaidMinor !== 0 && (
          <NamedValue className={styles.sum} name={t('invoiceDraft.depositsLess')}>
            {money(-totals.prepaidMinor)}
          </NamedValue>
        )}
        {totals.roundingMinor !== 0 && (
          <NamedValue className={styles.sum} name={t('invoiceDraft.rounding')}>
            {money(totals.roundingMinor)}
          </NamedValue>
        )}
        {totals.payableMinor !== totals.totalMinor && (
          <div className={styles.total}>
            <dt>{t('invoiceDraft.payable')}</dt>
            <dd>{money(totals.payableMinor)}</dd>
          </div>
        )}
      </dl>
      {isInclusive && <p className={styles.note}>{t('invoiceDraft.inclusive')}</p>}
    </>
  )
}

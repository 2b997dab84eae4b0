import { taxText } from '#components/invoice/tax-text.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import type { InvoiceContent } from '#domain/invoice/invoice-content.ts'
import { openMinor } from '#domain/invoice/invoice-state.ts'
import { useFormat, useT } from '#messages/index.ts'
import { NamedValue } from '#components/document/named-value.tsx'
import styles from './paper-sums.module.css'

export interface PaperSumsProps {
  invoice: Invoice
  content: InvoiceContent
  /** What payments come to, in minor units. */
  paidMinor: number
}

/** The tax of each rate, and the sums. */
export function PaperSums({ invoice, content, paidMinor }: PaperSumsProps) {
  const t = useT()
  const { totals, lines, deposits } = content
  const format = useFormat()
  if (!totals) return null
  const money = (minor: number) => format.money(minor, invoice.currency)
  const reasons = [...new Set(lines.map(({ tax }) => tax.reason).filter((one) => one !== ''))]
  const credited = invoice.kind === 'credit' ? 0 : (invoice.creditedMinor ?? 0)
  const paid = invoice.kind === 'credit' ? 0 : paidMinor
  return (
    <div className={styles.sums}>
      <div className={styles.taxes}>
        <table>
          <caption>{t('invoiceDoc.taxes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('invoiceDoc.rate')}</th>
              <th scope="col">{t('invoiceDoc.base')}</th>
              <th scope="col">{t('invoiceDoc.tax')}</th>
            </tr>
          </thead>
          <tbody>
            {totals.taxes.map((tax) => (
              <tr key={`${tax.category} ${tax.rateMilliPercent}`}>
                <td>{taxText(t, format, tax)}</td>
                <td>{money(tax.baseMinor)}</td>
                <td>{money(tax.taxMinor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {invoice.isInclusive && <p>{t('invoiceDoc.inclusive')}</p>}
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <div className={styles.totals}>
        <dl>
          {totals.discountMinor !== 0 && (
            <NamedValue name={t('invoiceDoc.discount')}>{money(-totals.discountMinor)}</NamedValue>
          )}
          <NamedValue name={t('invoiceDoc.net')}>{money(totals.netMinor)}</NamedValue>
          <NamedValue name={t('invoiceDoc.tax')}>{money(totals.taxMinor)}</NamedValue>
          <NamedValue className={styles.total} name={t('invoiceDoc.total')}>
            {money(totals.totalMinor)}
          </NamedValue>
          {deposits.map(({ id, number, issuedOn, taxMinor, totalMinor }) => (
            <NamedValue
              key={id}
              name={[
                t('invoiceDoc.lessDeposit', {
                  number: number || t('invoices.kind.deposit'),
                  day: issuedOn === null ? '–' : format.day(issuedOn),
                }),
                t('invoiceDraft.depositTax', { tax: money(taxMinor) }),
              ].join(', ')}
            >
              {money(-totalMinor)}
            </NamedValue>
          ))}
          {totals.roundingMinor !== 0 && (
            <NamedValue name={t('invoiceDraft.rounding')}>{money(totals.roundingMinor)}</NamedValue>
          )}
          {totals.payableMinor !== totals.totalMinor && (
            <NamedValue className={styles.total} name={t('invoiceDraft.payable')}>
              {money(totals.payableMinor)}
            </NamedValue>
          )}
        </dl>
        {(credited > 0 || paid !== 0) && (
          <dl className={styles.since}>
            {credited > 0 && (
              <NamedValue name={t('invoiceDoc.credited')}>{money(-credited)}</NamedValue>
            )}
            {paid !== 0 && <NamedValue name={t('invoiceDoc.paid')}>{money(-paid)}</NamedValue>}
            <NamedValue name={t('invoiceDoc.stillOpen')}>
              {money(openMinor(invoice, paid))}
            </NamedValue>
          </dl>
        )}
      </div>
    </div>
  )
}

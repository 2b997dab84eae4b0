import { taxText } from '#components/invoice/tax-text.ts'
import { lineQuantityText } from '#components/invoice/unit-text.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import type { InvoiceContent, InvoiceLine } from '#domain/invoice/invoice-content.ts'
import { type NotePlace, noteGroups } from '#domain/invoice/note-groups.ts'
import { invoiceTotals } from '#domain/invoice/invoice-totals.ts'
import type { LineTotals } from '#domain/money/document/document.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from './paper-lines.module.css'

export interface PaperLinesProps {
  invoice: Invoice
  content: InvoiceContent
}

/** What the invoice is over, line by line. */
export function PaperLines({ invoice, content }: PaperLinesProps) {
  const t = useT()
  const amounts = new Map(invoiceTotals(invoice, content)?.lines.map((one) => [one.id, one]))
  const places = noteGroups(content.lines)
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('invoiceDoc.description')}</th>
          <th scope="col" className={styles.end}>
            {t('invoiceDoc.quantity')}
          </th>
          <th scope="col" className={styles.end}>
            {t('invoiceDoc.price')}
          </th>
          <th scope="col" className={styles.end}>
            {t('invoiceDoc.tax')}
          </th>
          <th scope="col" className={styles.end}>
            {t('invoiceDoc.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {content.lines.map((line, i) => (
          <PaperLine
            key={line.id}
            line={line}
            place={places[i]}
            currency={invoice.currency}
            amounts={amounts.get(line.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface PaperLineProps {
  line: InvoiceLine
  place: NotePlace | undefined
  currency: string
  amounts: LineTotals | undefined
}

function PaperLine({ line, place, currency, amounts }: PaperLineProps) {
  const t = useT()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  const price = money(line.priceMinor)
  const share =
    line.discount?.kind === 'percent' ? format.percent(line.discount.milliPercent / 100_000) : ''
  return (
    <>
      {place?.heading && (
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={5}>
            {place.heading}
          </th>
        </tr>
      )}
      <tr data-grouped={place?.isGrouped || undefined}>
        <td className={styles.name}>
          {line.name}
          {place?.note && <p className={styles.note}>{place.note}</p>}
          {amounts !== undefined && amounts.discountMinor !== 0 && (
            <p className={styles.note}>
              {share === '' ? t('invoiceDoc.discount') : t('invoiceDoc.discountOf', { share })}{' '}
              {money(-amounts.discountMinor)}
            </p>
          )}
        </td>
        <td className={styles.end}>{lineQuantityText(t, format, line)}</td>
        <td className={styles.end}>
          {line.perQuantity === 1
            ? price
            : t('invoiceDoc.perQuantity', { price, count: format.number(line.perQuantity) })}
        </td>
        <td className={styles.end}>{taxText(t, format, line.tax)}</td>
        <td className={styles.end}>{amounts && money(amounts.amountMinor)}</td>
      </tr>
    </>
  )
}

import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { DayText } from '#components/text/day-text.tsx'
import { MoneyText } from '#components/text/money-text.tsx'
import type { Invoice } from '#domain/entities/invoice.ts'
import { invoiceState } from '#domain/invoice/invoice-state.ts'
import { shownTotal } from '#domain/invoice/shown-total.ts'
import { shownKind } from '#domain/invoice/shown-kind.ts'
import { useT } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { InvoiceStateBadge } from './invoice-state-badge.tsx'
import styles from './invoice-rows.module.css'

export interface InvoiceRowsProps {
  items: readonly {
    readonly invoice: Invoice
    readonly totalMinor: number | null
    readonly paidMinor: number
    readonly isUnsent: boolean
  }[]
  /** The company's day. */
  today: string
}

/** A few invoices of one customer or order, each a link. */
export function InvoiceRows({ items, today }: InvoiceRowsProps) {
  const t = useT()
  return (
    <ul className={styles.rows}>
      {items.map((item) => {
        const { invoice } = item
        const total = shownTotal(item)
        return (
          <li key={invoice.id}>
            <ListRow
              href={`/invoices/${invoice.id}`}
              title={invoice.number || t(`invoices.kind.${shownKind(invoice)}`)}
              titleEnd={
                <>
                  {item.isUnsent && <UnsentMark />}
                  {total !== null && <MoneyText minor={total} currency={invoice.currency} />}
                </>
              }
              note={<DayText day={invoice.issuedOn ?? invoice.createdAt.slice(0, 10)} />}
              noteEnd={
                <InvoiceStateBadge state={invoiceState(invoice, item.paidMinor, today)} bare />
              }
            />
          </li>
        )
      })}
    </ul>
  )
}

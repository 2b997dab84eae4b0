import { useLive, useTimeZone } from '#data/react.ts'
import { InvoiceRows } from '#components/invoice/invoice-rows.tsx'
import { type InvoiceListItem, invoicesById, type InvoiceView } from '#data/index.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { invoiceTotals } from '#domain/invoice/invoice-totals.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './document-links.module.css'

/** The customer and the orders of an invoice, and the documents that are about each other. */
export function DocumentLinks({ view }: { view: InvoiceView }) {
  const t = useT()
  const today = useToday(useTimeZone())
  const { customer, orders, credits, creditOf } = view
  const related = creditOf ? [creditOf] : credits
  const { depositIds, finalId } = view.invoice
  const ids = finalId === null ? depositIds : [finalId]
  const linked = useLive(invoicesById(ids)) ?? []
  return (
    <>
      <Card title={t('invoiceDoc.links')} flush>
        <ul className={styles.rows}>
          {customer && (
            <li>
              <ListRow
                href={`/customers/${customer.id}`}
                title={customer.name}
                note={t('invoiceDoc.customer')}
                chevron
              />
            </li>
          )}
          {orders.map((order) => (
            <li key={order.id}>
              <ListRow href={`/orders/${order.id}`} title={order.title} note={order.ref} chevron />
            </li>
          ))}
        </ul>
      </Card>
      {linked.length > 0 && (
        <Card title={t(finalId === null ? 'invoiceDraft.deposits' : 'invoices.kind.final')} flush>
          <InvoiceRows
            items={linked.map((one) => itemOf(one.invoice, customer?.name ?? '', one.paidMinor))}
            today={today}
          />
        </Card>
      )}
      {related.length > 0 && (
        <Card title={t(creditOf ? 'invoiceDoc.about' : 'invoiceDoc.credits')} flush>
          <InvoiceRows
            items={related.map((one) =>
              itemOf(one, customer?.name ?? '', creditOf ? view.paidMinor : 0),
            )}
            today={today}
          />
        </Card>
      )}
    </>
  )
}

function itemOf(invoice: Invoice, customerName: string, paidMinor: number): InvoiceListItem {
  const totalMinor =
    invoice.status === 'draft'
      ? (invoiceTotals(invoice, contentOf(invoice))?.totalMinor ?? null)
      : invoice.totalMinor
  return { invoice, customerName, totalMinor, paidMinor, isUnsent: false }
}

import type { InvoiceListItem } from '#data/index.ts'
import { invoiceState } from '#domain/invoice/invoice-state.ts'
import type { InvoiceMail } from '#domain/invoice/plan-mail.ts'

/** What is most likely mailed of invoices: reminders where all are overdue and their customers have them already. */
export function likelyMail(
  items: readonly Pick<InvoiceListItem, 'invoice' | 'paidMinor'>[],
  mailedIds: ReadonlySet<string>,
  today: string,
): InvoiceMail {
  const isForReminder = items.every(
    ({ invoice, paidMinor }) =>
      mailedIds.has(invoice.id) && invoiceState(invoice, paidMinor, today) === 'overdue',
  )
  return isForReminder ? 'reminder' : 'link'
}

import type { Estimate } from '../entities/estimate.ts'
import type { Invoice } from '../entities/invoice.ts'
import { contentOf, type InvoiceContent } from '../invoice/invoice-content.ts'
import type { EstimateShareView, InvoiceShareView } from './share-view.ts'

const unknown = {
  id: '',
  schema: 1,
  updatedAt: '',
  updatedBy: '',
  deletedAt: null,
  customerId: '',
  createdBy: '',
}

/** The shared estimate as what prints estimates takes it; what is not shared is empty. */
export function printableEstimate({ estimate }: EstimateShareView): Estimate {
  const createdAt = estimate.sentAt ?? `${estimate.validUntil}T00:00:00Z`
  return {
    ...unknown,
    siteId: '',
    orderId: null,
    readerIds: [],
    convertedTo: null,
    createdAt,
    ...estimate,
    decision: estimate.decision && {
      ...estimate.decision,
      at: createdAt,
      documentHash: estimate.documentHash,
      signatureId: '',
      reason: '',
    },
  }
}

/** The shared invoice as what prints invoices takes it, and its content; what is not shared is empty. */
export function printableInvoice({ invoice }: InvoiceShareView): {
  readonly invoice: Invoice
  readonly content: InvoiceContent
} {
  const whole: Invoice = {
    ...unknown,
    orderIds: [],
    depositIds: [],
    finalId: null,
    creditOf: null,
    actedOn: invoice.issuedOn,
    seq: null,
    creditIds: [],
    credited: null,
    sentAt: null,
    createdAt: `${invoice.issuedOn ?? '2000-01-01'}T00:00:00Z`,
    ...invoice,
  }
  return { invoice: whole, content: contentOf(whole) }
}

import type { Invoice } from '#domain/entities/invoice.ts'
import type { InvoiceContent } from '#domain/invoice/invoice-content.ts'
import { logoUrl } from '../draw-image.ts'
import { facturXFields } from './factur-x.ts'
import { invoiceDocument } from './invoice-document.ts'
import { paperOf, type PaperOptions } from './invoice-paper.ts'

export interface InvoiceRequest extends PaperOptions {
  readonly kind: 'invoice'
  readonly invoice: Invoice
  /** Of a draft, with the parties that its issue will have. */
  readonly content: InvoiceContent
  readonly logo: Blob | null
  /** The e-invoice as CII to embed; null for a plain PDF. */
  readonly cii: string | null
}

/** The document of an invoice. Fails where its sums are too large to print. */
export async function invoicePdf(request: InvoiceRequest): Promise<object> {
  const paper = paperOf(request.invoice, request.content, request)
  if (!paper) throw new Error('This invoice cannot be printed')
  const document = invoiceDocument(paper, await logoUrl(request.logo))
  return request.cii === null
    ? document
    : { ...document, ...facturXFields(request.cii, paper.madeAt) }
}

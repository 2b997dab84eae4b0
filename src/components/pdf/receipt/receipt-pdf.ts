import { logoUrl } from '../draw-image.ts'
import { type Receipt, receiptDocument } from './receipt-document.ts'

/** A receipt whose logo is still a blob. */
export interface ReceiptRequest {
  readonly kind: 'receipt'
  readonly receipt: Receipt
  readonly logo: Blob | null
}

/** The document of a receipt. */
export async function receiptPdf({ receipt, logo }: ReceiptRequest): Promise<object> {
  return receiptDocument(receipt, await logoUrl(logo))
}

import type { InvoiceRequest } from '#components/pdf/invoice/invoice-pdf.ts'
import { makePdf } from '#components/pdf/make-pdf.ts'

export interface MadePdf {
  readonly ms: number
  readonly pages: number
}

declare global {
  /** How long the app's worker takes from its start to the PDF, and how many pages that has. */
  var makeInvoice: (request: InvoiceRequest) => Promise<MadePdf>
}

globalThis.makeInvoice = async (request) => {
  const start = performance.now()
  const pdf = await makePdf(request)
  const ms = performance.now() - start
  const text = pdf ? new TextDecoder('latin1').decode(await pdf.arrayBuffer()) : ''
  return { ms, pages: text.match(/\/Type \/Page\b/g)?.length ?? 0 }
}

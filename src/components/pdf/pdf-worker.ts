import pdfMake from 'pdfmake/build/pdfmake.min.js'
import medium from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf?url'
import regular from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf?url'
import { facturXMetadata } from './invoice/factur-x.ts'
import { invoicePdf, type InvoiceRequest } from './invoice/invoice-pdf.ts'
import { receiptPdf, type ReceiptRequest } from './receipt/receipt-pdf.ts'
import { summaryPdf, type SummaryRequest } from './summary/summary-pdf.ts'

export type PdfRequest = SummaryRequest | InvoiceRequest | ReceiptRequest

/** null if the PDF could not be generated. */
export type PdfAnswer = Blob | null

const at = (path: string) => new URL(path, location.origin).href
pdfMake.addFonts({ Roboto: { normal: at(regular), bold: at(medium) } })

addEventListener('message', (event: MessageEvent<PdfRequest>) => {
  void answer(event.data)
})

async function answer(request: PdfRequest): Promise<void> {
  const reply = (pdf: PdfAnswer) => postMessage(pdf)
  try {
    reply(await pdfOf(request))
  } catch (error) {
    reportError(error)
    reply(null)
  }
}

async function pdfOf(request: PdfRequest): Promise<Blob> {
  if (request.kind === 'invoice') return ofInvoice(request)
  const document = await (request.kind === 'receipt' ? receiptPdf(request) : summaryPdf(request))
  return pdfMake.createPdf(document).getBlob()
}

async function ofInvoice(request: InvoiceRequest): Promise<Blob> {
  const pdf = pdfMake.createPdf(await invoicePdf(request))
  if (request.cii !== null) (await pdf.getStream()).appendXML(facturXMetadata)
  return pdf.getBlob()
}

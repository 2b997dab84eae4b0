import pdfMake from 'pdfmake/build/pdfmake.min.js'
import medium from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf?url'
import regular from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf?url'
import { estimatePdf, type EstimateRequest } from './estimate/estimate-pdf.ts'
import { facturXMetadata } from './invoice/factur-x.ts'
import { invoicePdf, type InvoiceRequest } from './invoice/invoice-pdf.ts'
import { receiptPdf, type ReceiptRequest } from './receipt/receipt-pdf.ts'
import { summaryPdf, type SummaryRequest } from './summary/summary-pdf.ts'

export type PdfRequest = SummaryRequest | InvoiceRequest | ReceiptRequest | EstimateRequest

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
  return pdfMake.createPdf(await definitionOf(request)).getBlob()
}

function definitionOf(request: Exclude<PdfRequest, InvoiceRequest>) {
  if (request.kind === 'receipt') return receiptPdf(request)
  return request.kind === 'estimate' ? estimatePdf(request) : summaryPdf(request)
}

async function ofInvoice(request: InvoiceRequest): Promise<Blob> {
  const pdf = pdfMake.createPdf(await invoicePdf(request))
  if (request.cii !== null) (await pdf.getStream()).appendXML(facturXMetadata)
  return pdf.getBlob()
}

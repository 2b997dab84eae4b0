import pdfMake from 'pdfmake/build/pdfmake.min.js'
import medium from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf?url'
import regular from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf?url'
import { summaryPdf, type SummaryRequest } from './summary/summary-pdf.ts'

export type PdfRequest = SummaryRequest

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
    reply(await pdfMake.createPdf(await summaryPdf(request)).getBlob())
  } catch (error) {
    reportError(error)
    reply(null)
  }
}

import { makePdf } from '#components/pdf/make-pdf.ts'
import { printableEstimate, printableInvoice } from '#domain/share/printable.ts'
import type { EstimateShareView, InvoiceShareView } from '#domain/share/share-view.ts'
import { bytesOfBase64 } from '#lib/base64.ts'
import type { Locale } from '#messages/locale.ts'

/** The PDF of a shared document in this language; null if it could not be made. */
export async function makeSharedPdf(
  view: EstimateShareView | InvoiceShareView,
  language: Locale,
): Promise<File | null> {
  const [name, pdf] =
    view.kind === 'estimate'
      ? [view.estimate.ref, await estimatePdf(view, language)]
      : [view.invoice.number, await invoicePdf(view, language)]
  return pdf && new File([pdf], `${name}.pdf`, { type: 'application/pdf' })
}

function estimatePdf(view: EstimateShareView, language: Locale): Promise<Blob | null> {
  const { seller, buyer, company } = view
  return makePdf({
    kind: 'estimate',
    estimate: printableEstimate(view),
    seller,
    buyer,
    language,
    timeZone: company.timeZone,
    logo: logoOf(view),
  })
}

function invoicePdf(view: InvoiceShareView, language: Locale): Promise<Blob | null> {
  return makePdf({
    kind: 'invoice',
    ...printableInvoice(view),
    language,
    creditOf: view.creditOf,
    terms: '',
    logo: logoOf(view),
    cii: null,
  })
}

function logoOf({ company: { logo } }: EstimateShareView | InvoiceShareView): Blob | null {
  return logo && new Blob([bytesOfBase64(logo.data)], { type: logo.contentType })
}

import type { InvoiceRequest } from '#components/pdf/invoice/invoice-pdf.ts'
import { makePdf } from '#components/pdf/make-pdf.ts'
import type { InvoiceView } from '#data/index.ts'
import type { Language } from '#domain/entities/user.ts'
import { type Syntax, type Unwritten, writeEInvoice } from '#domain/einvoice/write-einvoice.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { ok, type Result } from '#lib/result.ts'

interface Words {
  readonly language: Language
  /** The word for a discount. */
  readonly discount: string
}

/**
 * The PDF of a final document, with its e-invoice embedded where it makes a correct one (Factur-X); null if it cannot be
 * generated.
 */
export async function invoicePdfFile(
  view: InvoiceView,
  logo: Blob | null,
  words: Words,
): Promise<File | null> {
  const { invoice, creditOf } = view
  const cii = xmlOf(view, 'cii', words)
  const request: InvoiceRequest = {
    kind: 'invoice',
    invoice,
    content: contentOf(invoice),
    logo,
    cii: cii.ok ? cii.value : null,
    language: words.language,
    creditOf: creditOf?.number ?? '',
    terms: '',
  }
  const pdf = await makePdf(request)
  return pdf && new File([pdf], fileName(view, 'pdf'), { type: 'application/pdf' })
}

/** The e-invoice of an issued document; fails with everything that it lacks. */
export function einvoiceFile(
  view: InvoiceView,
  syntax: Syntax,
  words: Words,
): Result<File, readonly Unwritten[]> {
  const xml = xmlOf(view, syntax, words)
  if (!xml.ok) return xml
  return ok(new File([xml.value], fileName(view, `${syntax}.xml`), { type: 'application/xml' }))
}

function xmlOf({ invoice, creditOf }: InvoiceView, syntax: Syntax, { discount }: Words) {
  return writeEInvoice(invoice, contentOf(invoice), syntax, { credited: creditOf, discount })
}

/** The number as a file name: a pattern may have slashes. */
function fileName({ invoice }: InvoiceView, ending: string): string {
  const name = invoice.number === '' ? invoice.id : invoice.number
  return `${name.replaceAll(/[^\w.-]+/g, '-')}.${ending}`
}

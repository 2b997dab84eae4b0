import { readFileSync } from 'node:fs'
import pdfMake from 'pdfmake/build/pdfmake.min.js'
import { expect, it } from 'vitest'
import { writeCii } from '#domain/einvoice/cii/write-cii.ts'
import { einvoiceFixture, issuedInvoice } from '#domain/einvoice/einvoice.fixture.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { invoiceLineFixture } from '#domain/invoice/invoice.fixture.ts'
import { facturXFields, facturXMetadata } from './factur-x.ts'
import { invoiceDocument } from './invoice-document.ts'
import { paperOf } from './invoice-paper.ts'

const options = { language: 'en', creditOf: '', terms: '' } as const
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function documentOf(lines: number, logo: string | null = null): object {
  const note = 'Checked the burner, cleaned the heat exchanger and measured the flue gas. '.repeat(
    5,
  )
  const invoice = issuedInvoice({
    lines: Array.from({ length: lines }, (_, i) =>
      invoiceLineFixture({ id: `l${i}`, name: `Boiler service ${i}`, note }),
    ),
  })
  const paper = paperOf(invoice, contentOf(invoice), options)
  if (!paper) throw new Error('Too large')
  return invoiceDocument(paper, logo)
}

const font = (name: string) =>
  readFileSync(`node_modules/pdfmake/fonts/Roboto/Roboto-${name}.ttf`, 'base64')

/** The bytes that the worker makes of a document, with text that is not compressed. */
async function renderPdf(document: object, metadata = ''): Promise<Buffer> {
  pdfMake.addVirtualFileSystem({ 'regular.ttf': font('Regular'), 'medium.ttf': font('Medium') })
  pdfMake.addFonts({ Roboto: { normal: 'regular.ttf', bold: 'medium.ttf' } })
  const pdf = pdfMake.createPdf({ ...document, compress: false })
  if (metadata !== '') (await pdf.getStream()).appendXML(metadata)
  return Buffer.from(await (await pdf.getBlob()).arrayBuffer())
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

it('makes the same bytes again', async () => {
  const [first, second] = [await renderPdf(documentOf(4, png)), await renderPdf(documentOf(4, png))]
  expect(first.equals(second)).toBe(true)
  expect(first.toString('latin1')).toContain('(D:20260302000000Z)')
})

it('goes on over pages, with the header of the lines on each', async () => {
  expect(pagesOf(await renderPdf(documentOf(1)))).toBe(1)
  expect(pagesOf(await renderPdf(documentOf(14)))).toBe(3)
})

it('makes a row of what heads lines', async () => {
  const lines = ['a', 'b'].map((id) => invoiceLineFixture({ id, note: 'W-1 Boiler' }))
  const invoice = issuedInvoice({ lines })
  const paper = paperOf(invoice, contentOf(invoice), options)
  if (!paper) throw new Error('Too large')
  const made = invoiceDocument(paper, null)
  expect(JSON.stringify(made).split('W-1 Boiler')).toHaveLength(2)
  expect(pagesOf(await renderPdf(made))).toBe(1)
})

it('embeds the e-invoice as Factur-X asks for', async () => {
  const cii = writeCii(einvoiceFixture())
  const made = { ...documentOf(1), ...facturXFields(cii, '2026-03-02T00:00:00Z') }
  const again = { ...documentOf(1), ...facturXFields(cii, '2026-03-02T00:00:00Z') }
  const pdf = await renderPdf(made, facturXMetadata)
  const text = pdf.toString('utf8')
  expect(pdf.equals(await renderPdf(again, facturXMetadata))).toBe(true)
  for (const part of [
    '%PDF-1.7',
    '<pdfaid:part>3</pdfaid:part>',
    '<pdfaid:conformance>B</pdfaid:conformance>',
    '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
    '/AFRelationship /Alternative',
    '/Subtype /text#2Fxml',
    '/OutputIntents',
    '<ram:ID>INV-2026-00007</ram:ID>',
  ])
    expect(text).toContain(part)
})

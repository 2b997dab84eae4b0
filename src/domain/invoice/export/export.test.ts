import { describe, expect, it } from 'vitest'
import { readCsv } from '#lib/csv.ts'
import { finalParts, type IssuedParts, issuedInvoice } from '../../einvoice/einvoice.fixture.ts'
import { contentOf } from '../invoice-content.ts'
import { invoiceLineFixture as line } from '../invoice.fixture.ts'
import { type ExportFile, exportFiles } from './export-files.ts'
import { foldedLines } from './folded-lines.ts'
import { quickBooksFiles } from './quickbooks.ts'
import { xeroFiles } from './xero.ts'

const ten = { kind: 'percent', milliPercent: 10_000 } as const
const reduced = { code: 'RED', category: 'S', rateMilliPercent: 7000, reason: '' } as const

const many = (count: number, parts: IssuedParts = {}) =>
  Array.from({ length: count }, (_, i) =>
    issuedInvoice({ ...parts, id: `i${i}`, number: `INV-${i}` }),
  )

/** The rows of a file by the names of its columns. */
function rowsOf(file: ExportFile | undefined): readonly Readonly<Record<string, string>>[] {
  const [header = [], ...rows] = readCsv(file?.csv ?? '')
  return rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])))
}

describe('lines for accounting programs', () => {
  it('have their discounts in their amounts, and add up to the sums', () => {
    const lines = [line({ discount: ten }), line({ id: 'l2', priceMinor: 5001, tax: reduced })]
    const invoice = issuedInvoice({ lines, discount: { kind: 'amount', minor: 333 } })
    const content = contentOf(invoice)
    const made = foldedLines(invoice, content)
    const folded = typeof made === 'string' ? [] : made
    const sum = (of: (one: (typeof folded)[number]) => number) =>
      folded.reduce((all, one) => all + of(one), 0)
    expect(folded.map(({ taxCode }) => taxCode)).toEqual(['STD', 'RED'])
    expect(sum(({ netMinor }) => netMinor)).toBe(content.totals?.netMinor)
    expect(sum(({ taxMinor }) => taxMinor)).toBe(content.totals?.taxMinor)
  })

  it('are one for a rate with a line below zero', () => {
    const lines = [line(), line({ id: 'l2', name: 'Returned', quantityMilli: -500 })]
    const invoice = issuedInvoice({ lines })
    expect(foldedLines(invoice, contentOf(invoice))).toEqual([
      {
        description: 'Boiler service; Returned',
        quantityMilli: 1000,
        taxCode: 'STD',
        netMinor: 5000,
        taxMinor: 1000,
      },
    ])
  })
})

describe('deposits', () => {
  it('are folded in, as they are documents of their own', () => {
    const invoice = issuedInvoice(finalParts)
    expect(foldedLines(invoice, contentOf(invoice))).toMatchObject([
      { netMinor: 7000, taxMinor: 1400 },
    ])
    const { files } = exportFiles([invoice], {
      name: 'any',
      header: ['a'],
      mostInvoices: 9,
      mostRows: 9,
      fileOf: () => 'all',
      rowsOf: () => [],
    })
    expect(files[0]?.totals).toEqual({ EUR: 8400 })
  })

  it('at another rate leave the invoice out', () => {
    const lines = [line({ tax: reduced })]
    const invoice = issuedInvoice({ ...finalParts, lines })
    expect(foldedLines(invoice, contentOf(invoice))).toBe('negative')
  })
})

describe('QuickBooks', () => {
  const options = { item: 'Services', taxNames: { STD: '20.0% S' } }

  it('names what it asks for', () => {
    const lines = [
      line({ quantityMilli: 2500 }),
      line({ id: 'l2', quantityMilli: 3000, priceMinor: 333, discount: ten }),
    ]
    const { files } = quickBooksFiles([issuedInvoice({ lines, note: '@SUM(A1)' })], options)
    expect(files[0]?.csv).toContain("'@SUM(A1)")
    expect(rowsOf(files[0])).toMatchObject([
      {
        '*InvoiceNo': 'INV-2026-00007',
        '*Customer': 'Schule am Hafen',
        '*InvoiceDate': '2026-03-02',
        '*DueDate': '2026-03-16',
        'Item(Product/Service)': 'Services',
        ItemDescription: 'Boiler service',
        ItemQuantity: '2.5',
        ItemRate: '100.00',
        '*ItemAmount': '250.00',
        ItemTaxCode: '20.0% S',
        Currency: 'EUR',
        'Service Date': '2026-03-01',
      },
      // 8.99 are not three equal prices.
      {
        ItemDescription: 'Boiler service (3)',
        ItemQuantity: '1',
        ItemRate: '8.99',
        '*ItemAmount': '8.99',
      },
    ])
  })

  it('splits after 100 invoices and after 1,000 rows', () => {
    const lines = Array.from({ length: 150 }, (_, i) => line({ id: `l${i}` }))
    const { files } = quickBooksFiles(many(250), options)
    expect(files.map(({ invoiceIds }) => invoiceIds.length)).toEqual([100, 100, 50])
    expect(files.map(({ name }) => name)).toEqual([
      'quickbooks-invoices-1.csv',
      'quickbooks-invoices-2.csv',
      'quickbooks-invoices-3.csv',
    ])
    const long = quickBooksFiles(many(8, { lines }), options).files
    expect(long.map((file) => rowsOf(file).length)).toEqual([900, 300])
  })

  it('leaves out what has more lines than fit into a file', () => {
    const lines = ['l1', 'l2', 'l3'].map((id) => line({ id }))
    const { leftOut } = exportFiles([issuedInvoice({ lines })], {
      name: 'short',
      header: ['a'],
      mostInvoices: 1,
      mostRows: 2,
      fileOf: () => 'all',
      rowsOf: () => [],
    })
    expect(leftOut).toEqual([{ id: 'i1', reason: 'tooLong' }])
  })

  it('adds up each file, and leaves out what cannot be imported', () => {
    const negative = [line(), line({ id: 'l2', quantityMilli: -500, tax: reduced })]
    const { files, leftOut } = quickBooksFiles(
      [
        ...many(2),
        issuedInvoice({ id: 'usd', currency: 'USD' }),
        issuedInvoice({ id: 'credit', kind: 'credit' }),
        issuedInvoice({ id: 'draft', status: 'draft' }),
        issuedInvoice({ id: 'negative', lines: negative }),
      ],
      options,
    )
    expect(files.map(({ name, totals }) => [name, totals])).toEqual([
      ['quickbooks-invoices.csv', { EUR: 24_000, USD: 12_000 }],
      ['quickbooks-credit-notes.csv', { EUR: 12_000 }],
    ])
    expect(leftOut).toEqual([
      { id: 'draft', reason: 'notIssued' },
      { id: 'negative', reason: 'negative' },
    ])
  })
})

describe('Xero', () => {
  const options = { accountCode: '200', taxNames: {} }

  it('names what it asks for', () => {
    const { files } = xeroFiles([issuedInvoice({ discount: ten })], options)
    expect(rowsOf(files[0])).toMatchObject([
      {
        '*ContactName': 'Schule am Hafen',
        EmailAddress: 'rechnung@schule.example',
        POAddressLine1: 'Ring 2',
        POCountry: 'AT',
        '*InvoiceNumber': 'INV-2026-00007',
        Reference: '04011000-12345-34',
        '*Quantity': '1',
        '*UnitAmount': '90.00',
        '*AccountCode': '200',
        '*TaxType': 'STD',
        Currency: 'EUR',
      },
    ])
  })

  it('keeps prices with tax and credit notes in files of their own', () => {
    const { files } = xeroFiles(
      [
        issuedInvoice(),
        issuedInvoice({ id: 'i2', isInclusive: true }),
        issuedInvoice({ id: 'i3', kind: 'credit' }),
      ],
      options,
    )
    expect(files.map(({ name }) => name)).toEqual([
      'xero-invoices-without-tax.csv',
      'xero-invoices-with-tax.csv',
      'xero-credit-notes-without-tax.csv',
    ])
    expect(files.map((file) => rowsOf(file)[0]?.['*UnitAmount'])).toEqual([
      '100.00',
      '100.00',
      '-100.00',
    ])
    expect(files[2]?.csv).toContain(',-100.00,')
  })

  it('splits after 500 invoices', () => {
    const { files } = xeroFiles(many(501), options)
    expect(files.map(({ invoiceIds }) => invoiceIds.length)).toEqual([500, 1])
  })
})

import type { TaxCategory } from '#domain/company/tax-code.ts'
import { einvoiceFixture, sellerFixture } from '#domain/einvoice/einvoice.fixture.ts'
import type { EDocumentAdjustment, EInvoice } from '#domain/einvoice/model.ts'
import { invoiceLineFixture } from '#domain/invoice/invoice.fixture.ts'

const credited = { number: 'INV-1', issuedOn: '2026-01-05' }
const ten = { kind: 'percent', milliPercent: 10_000 } as const

/** One of a category, with allowances and charges on its lines and on the document. */
function soundOf(category: TaxCategory): EInvoice {
  const rateMilliPercent = category === 'S' ? 19_000 : 0
  const tax = { code: 'T', category, rateMilliPercent, reason: category === 'E' ? 'Article 1' : '' }
  const lines = [
    invoiceLineFixture({ discount: ten, tax }),
    invoiceLineFixture({ id: 'l2', quantityMilli: -100, discount: ten, tax }),
  ]
  const seller = { ...sellerFixture, iban: category === 'O' ? '' : sellerFixture.iban }
  return withCharge(einvoiceFixture({ lines, discount: ten, seller, prepaidMinor: 2 }))
}

/** The same with an allowance that is as much larger as a charge on the document is. */
function withCharge(invoice: EInvoice): EInvoice {
  const [first] = invoice.adjustments
  if (!first) throw new Error('No allowance')
  const amount = (Number(first.amount) + 5).toFixed(2)
  const charge: EDocumentAdjustment = { ...first, isCharge: true, amount: '5.00', reasonCode: '' }
  return {
    ...invoice,
    adjustments: [{ ...first, amount }, charge],
    totals: { ...invoice.totals, allowances: amount, charges: '5.00' },
  }
}

const standard = soundOf('S')
const credit = einvoiceFixture({ kind: 'credit', creditOf: 'i0' }, { credited })
const plain = { ...standard, customizationId: 'urn:cen.eu:en16931:2017', profileId: '' }

/** Documents that break no rule. */
export const soundInvoices: readonly EInvoice[] = [
  ...(['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const).map(soundOf),
  credit,
  plain,
]

type Changes = (invoice: EInvoice) => EInvoice

const set =
  (changes: Partial<EInvoice>): Changes =>
  (invoice) => ({ ...invoice, ...changes })
const seller =
  (changes: Partial<EInvoice['seller']>): Changes =>
  (invoice) => ({ ...invoice, seller: { ...invoice.seller, ...changes } })
const buyer =
  (changes: Partial<EInvoice['buyer']>): Changes =>
  (invoice) => ({ ...invoice, buyer: { ...invoice.buyer, ...changes } })
const totals =
  (changes: Partial<EInvoice['totals']>): Changes =>
  (invoice) => ({ ...invoice, totals: { ...invoice.totals, ...changes } })
const lines =
  (changes: Partial<EInvoice['lines'][number]>): Changes =>
  (invoice) => ({ ...invoice, lines: invoice.lines.map((one) => ({ ...one, ...changes })) })
const taxes =
  (changes: Partial<EInvoice['taxes'][number]>): Changes =>
  (invoice) => ({ ...invoice, taxes: invoice.taxes.map((one) => ({ ...one, ...changes })) })
const onDocument =
  (isCharge: boolean, changes: Partial<EDocumentAdjustment>): Changes =>
  (invoice) => ({
    ...invoice,
    adjustments: invoice.adjustments.map((one) =>
      one.isCharge === isCharge ? { ...one, ...changes } : one,
    ),
  })
const onLines =
  (isCharge: boolean, changes: Partial<EDocumentAdjustment>): Changes =>
  (invoice) => ({
    ...invoice,
    lines: invoice.lines.map((line) => ({
      ...line,
      adjustments: line.adjustments.map((one) =>
        one.isCharge === isCharge ? { ...one, ...changes } : one,
      ),
    })),
  })
const noReason = { reason: '', reasonCode: '' }
const nowhere = { line1: 'Kai 1', line2: '', city: '', postcode: '', region: '', country: '' }
const account = { id: '', name: 'Hafen' }
const payment = { meansCode: '58', reference: 'INV', account: null }

const required: Readonly<Record<string, Changes>> = {
  'BR-01': set({ customizationId: '' }),
  'BR-02': set({ number: '' }),
  'BR-03': set({ issuedOn: '' }),
  'BR-04': set({ typeCode: '' }),
  'BR-05': set({ currency: '' }),
  'BR-06': seller({ name: '' }),
  'BR-07': buyer({ name: '' }),
  'BR-08': seller({ address: null }),
  'BR-09': seller({ address: nowhere }),
  'BR-10': buyer({ address: null }),
  'BR-11': buyer({ address: nowhere }),
  'BR-12': totals({ lines: '' }),
  'BR-13': totals({ net: '' }),
  'BR-14': totals({ total: '' }),
  'BR-15': totals({ payable: '' }),
  'BR-16': set({ lines: [] }),
  'BR-21': lines({ id: '' }),
  'BR-22': lines({ quantity: '' }),
  'BR-23': lines({ unitCode: '' }),
  'BR-24': lines({ net: '' }),
  'BR-25': lines({ name: '' }),
  'BR-26': lines({ price: '' }),
  'BR-27': lines({ price: '-1.00' }),
  'BR-29': set({ period: { start: '2026-03-02', end: '2026-03-01' } }),
  'BR-31': onDocument(false, { amount: '' }),
  'BR-32': onDocument(false, { category: '' }),
  'BR-33': onDocument(false, noReason),
  'BR-36': onDocument(true, { amount: '' }),
  'BR-37': onDocument(true, { category: '' }),
  'BR-38': onDocument(true, noReason),
  'BR-41': onLines(false, { amount: '' }),
  'BR-42': onLines(false, noReason),
  'BR-43': onLines(true, { amount: '' }),
  'BR-44': onLines(true, noReason),
  'BR-45': taxes({ base: '' }),
  'BR-46': taxes({ tax: '' }),
  'BR-47': taxes({ category: '' }),
  'BR-48': taxes({ rate: '' }),
  'BR-49': set({ payment: { ...payment, meansCode: '', account: { ...account, id: 'DE1' } } }),
  'BR-50': set({ payment: { ...payment, account } }),
  'BR-55': set({ preceding: [{ number: '', issuedOn: '2026-01-05' }] }),
  'BR-57': set({ deliverTo: nowhere }),
  'BR-61': set({ payment }),
  'BR-62': seller({ endpoint: { id: 'a@b.example', scheme: '' } }),
  'BR-63': buyer({ endpoint: { id: 'a@b.example', scheme: '' } }),
}

const sums: Readonly<Record<string, Changes>> = {
  'BR-CO-04': lines({ category: '' }),
  'BR-CO-09': seller({ vatId: '123456789' }),
  'BR-CO-10': totals({ lines: '1.00' }),
  'BR-CO-11': totals({ allowances: '1.00' }),
  'BR-CO-12': totals({ charges: '1.00' }),
  'BR-CO-13': totals({ net: '1.00' }),
  'BR-CO-14': totals({ tax: '1.00' }),
  'BR-CO-15': totals({ total: '1.00' }),
  'BR-CO-16': totals({ payable: '1.00' }),
  'BR-CO-17': taxes({ tax: '1.00' }),
  'BR-CO-18': set({ taxes: [] }),
  'BR-CO-21': onDocument(false, noReason),
  'BR-CO-22': onDocument(true, noReason),
  'BR-CO-23': onLines(false, noReason),
  'BR-CO-24': onLines(true, noReason),
  'BR-CO-25': set({ dueOn: '', terms: '' }),
  'BR-CO-26': seller({ vatId: '', identifier: '', legalId: '' }),
}

const three = '1.001'
const decimals: Readonly<Record<string, Changes>> = {
  'BR-DEC-01': onDocument(false, { amount: three }),
  'BR-DEC-05': onDocument(true, { amount: three }),
  'BR-DEC-09': totals({ lines: three }),
  'BR-DEC-10': totals({ allowances: three }),
  'BR-DEC-11': totals({ charges: three }),
  'BR-DEC-12': totals({ net: three }),
  'BR-DEC-13': totals({ tax: three }),
  'BR-DEC-14': totals({ total: three }),
  'BR-DEC-16': totals({ prepaid: three }),
  'BR-DEC-17': totals({ rounding: three }),
  'BR-DEC-18': totals({ payable: three }),
  'BR-DEC-19': taxes({ base: three }),
  'BR-DEC-20': taxes({ tax: three }),
  'BR-DEC-23': lines({ net: three }),
  'BR-DEC-24': onLines(false, { amount: three }),
  'BR-DEC-27': onLines(true, { amount: three }),
}

const codes: Readonly<Record<string, Changes>> = {
  'BR-CL-01': set({ typeCode: '999' }),
  'BR-CL-04': set({ currency: 'EURO' }),
  'BR-CL-14': buyer({ address: { ...nowhere, country: 'Austria' } }),
  'BR-CL-16': set({ payment: { ...payment, meansCode: '999' } }),
  'BR-CL-17': taxes({ category: 'X' }),
  'BR-CL-18': lines({ category: 'X' }),
  'BR-CL-19': onLines(false, { reasonCode: '999' }),
  'BR-CL-20': onLines(true, { reasonCode: '999' }),
  'BR-CL-22': taxes({ reasonCode: 'VATEX-1' }),
  'BR-CL-23': lines({ unitCode: 'PIECE' }),
  'BR-CL-25': seller({ endpoint: { id: 'a@b.example', scheme: '9999' } }),
}

const contact = { name: 'Hafen', phone: '+49 40 1', email: 'a@b.example' }
const xrechnung: Readonly<Record<string, Changes>> = {
  'BR-DE-1': set({ payment: null }),
  'BR-DE-3': seller({ address: { ...nowhere, country: 'DE' } }),
  'BR-DE-4': seller({ address: { ...nowhere, country: 'DE' } }),
  'BR-DE-5': seller({ contact: { ...contact, name: '' } }),
  'BR-DE-6': seller({ contact: { ...contact, phone: '' } }),
  'BR-DE-7': seller({ contact: { ...contact, email: '' } }),
  'BR-DE-8': buyer({ address: { ...nowhere, country: 'DE' } }),
  'BR-DE-9': buyer({ address: { ...nowhere, country: 'DE' } }),
  'BR-DE-14': taxes({ rate: '' }),
  'BR-DE-15': set({ buyerReference: '' }),
  'BR-DE-16': seller({ vatId: '', taxNumber: '' }),
  'BR-DE-27': seller({ contact: { ...contact, phone: '11' } }),
  'PEPPOL-EN16931-R020': buyer({ endpoint: null }),
}

const noNumbers: Changes = (invoice) =>
  buyer({ vatId: '', legalId: '' })(seller({ vatId: '', taxNumber: '' })(invoice))
const vatNumbers: Changes = (invoice) =>
  buyer({ vatId: 'ATU12345678' })(seller({ vatId: 'DE123456789' })(invoice))

/** One document for each rule of a category: all that has it breaks the rule. */
function ofCategory(category: TaxCategory, id: string): Readonly<Record<string, EInvoice>> {
  const sound = soundOf(category)
  const numbers = (category === 'O' ? vatNumbers : noNumbers)(sound)
  const without = (invoice: EInvoice, isCharge: boolean): EInvoice => ({
    ...invoice,
    lines: [],
    adjustments: invoice.adjustments.filter((one) => one.isCharge === isCharge),
  })
  const rate = category === 'S' ? '0' : '5'
  const hasReason = category !== 'S' && category !== 'Z'
  return {
    [`BR-${id}-01`]: set({ taxes: [] })(sound),
    [`BR-${id}-02`]: set({ adjustments: [] })(numbers),
    [`BR-${id}-03`]: without(numbers, false),
    [`BR-${id}-04`]: without(numbers, true),
    [`BR-${id}-05`]: lines({ rate })(sound),
    [`BR-${id}-06`]: onDocument(false, { rate })(sound),
    [`BR-${id}-07`]: onDocument(true, { rate })(sound),
    [`BR-${id}-08`]: taxes({ base: '1.00' })(sound),
    [`BR-${id}-09`]: taxes({ tax: '1.00' })(sound),
    [`BR-${id}-10`]: taxes(hasReason ? noReason : { reason: 'Because', reasonCode: '' })(sound),
  }
}

const union = soundOf('K')
const outside = soundOf('O')
const other = { category: 'Z', rate: '0' }

/** Of a rule that no text can break: an empty group is left out. */
export const emptyPeriod = set({ period: { start: '', end: '' } })(standard)

/** For every other rule a document that breaks it. */
export const failingInvoices: Readonly<Record<string, EInvoice>> = {
  ...Object.fromEntries(
    Object.entries({ ...required, ...sums, ...decimals, ...codes, ...xrechnung }).map(
      ([id, change]) => [id, change(standard)],
    ),
  ),
  ...ofCategory('S', 'S'),
  ...ofCategory('Z', 'Z'),
  ...ofCategory('E', 'E'),
  ...ofCategory('AE', 'AE'),
  ...ofCategory('K', 'IC'),
  ...ofCategory('G', 'G'),
  ...ofCategory('O', 'O'),
  'BR-IC-11': { ...union, period: null, deliveredOn: '' },
  'BR-IC-12': { ...union, deliverTo: null },
  'BR-O-11': { ...outside, taxes: [...outside.taxes, ...soundOf('Z').taxes] },
  'BR-O-12': lines(other)(outside),
  'BR-O-13': onDocument(false, other)(outside),
  'BR-O-14': onDocument(true, other)(outside),
}

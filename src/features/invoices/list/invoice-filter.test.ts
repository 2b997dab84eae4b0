import { describe, expect, it } from 'vitest'
import type { InvoiceListItem } from '#data/index.ts'
import { invoiceStates } from '#domain/invoice/invoice-state.ts'
import { invoiceTexts as en } from '#messages/en/app/invoices.ts'
import { invoiceTexts as es } from '#messages/es/app/invoices.ts'
import {
  filterInvoices,
  findInvoices,
  readInvoiceFilter,
  writeInvoiceFilter,
} from './invoice-filter.ts'

const today = '2026-04-01'

function item(
  id: string,
  invoice: object,
  customerName = 'Harbour School',
  paidMinor = 0,
): InvoiceListItem {
  const fields = {
    id,
    kind: 'invoice',
    status: 'issued',
    currency: 'EUR',
    customerId: 'cu1',
    number: `INV-2026-${id.padStart(5, '0')}`,
    totalMinor: 12_000,
    creditedMinor: 0,
    dueOn: '2026-04-10',
    ...invoice,
  } as unknown as InvoiceListItem['invoice']
  return {
    invoice: fields,
    customerName,
    totalMinor: fields.totalMinor,
    paidMinor,
    isUnsent: false,
  }
}

const items = [
  item('1', { status: 'draft', number: '', dueOn: null, totalMinor: null }),
  item('2', {}, 'Café Mölle'),
  item('3', { dueOn: '2026-03-20', totalMinor: 123_450 }),
  item('4', { creditedMinor: 12_000 }),
  item('5', { kind: 'credit', number: 'CN-2026-00005' }),
  item('6', { status: 'issuing', number: '', dueOn: null, customerId: 'cu2' }),
  item('7', { status: 'discarded' }),
]
const idsOf = (found: readonly InvoiceListItem[]) => found.map(({ invoice }) => invoice.id)
const shown = (query: string) =>
  idsOf(filterInvoices(items, readInvoiceFilter(new URLSearchParams(query)), today))

describe('a view', () => {
  it('shows what it says, and discarded drafts nowhere', () => {
    expect(shown('')).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(shown('show=drafts')).toEqual(['1'])
    expect(shown('show=open')).toEqual(['2', '3', '6'])
    expect(shown('show=overdue')).toEqual(['3'])
    expect(shown('show=credited')).toEqual(['4', '5'])
  })

  it('tells paid, partly paid and open invoices apart', () => {
    const paid = [
      item('none', {}),
      item('part', {}, '', 4000),
      item('late', { dueOn: '2026-03-20' }, '', 4000),
      item('all', { dueOn: '2026-03-20' }, '', 12_000),
      item('over', {}, '', 15_000),
    ]
    const idsIn = (query: string) =>
      idsOf(filterInvoices(paid, readInvoiceFilter(new URLSearchParams(query)), today))
    expect(idsIn('show=open')).toEqual(['none', 'part', 'late'])
    expect(idsIn('show=partlyPaid')).toEqual(['part', 'late'])
    expect(idsIn('show=overdue')).toEqual(['late'])
    expect(idsIn('show=paid')).toEqual(['all', 'over'])
    expect(idsIn('age=days1')).toEqual(['late'])
  })

  it('is narrowed by age and customer', () => {
    expect(shown('age=days1')).toEqual(['3'])
    expect(shown('age=notDue')).toEqual(['2', '6'])
    expect(shown('customer=cu2')).toEqual(['6'])
  })
})

it('finds by number, customer and amount', () => {
  const find = (text: string) => idsOf(findInvoices(items, text))
  expect(find('inv-2026-00003')).toEqual(['3'])
  expect(find('202600003')).toEqual(['3'])
  expect(find('cafe molle')).toEqual(['2'])
  expect(find('cfae moll')).toEqual(['2'])
  expect(find('1,234.50')).toEqual(['3'])
  expect(find('€ 1.234,5')).toEqual(['3'])
  expect(find('1234')).toEqual(['3'])
  expect(find('34.50')).toEqual([])
  expect(find(' ')).toHaveLength(items.length)
})

it('keeps the filter in the URL, and nothing else of it', () => {
  const written = writeInvoiceFilter(new URLSearchParams('panel=sync&show=open'), {
    view: 'all',
    text: 'pump',
  })
  expect(written.toString()).toBe('panel=sync&q=pump')
})

it.each([en, es])('no state is named like the view of all that is owed', (texts) => {
  const owed = texts['invoices.view.open'].replace(/s$/, '')
  expect(invoiceStates.map((state) => texts[`invoiceState.${state}`])).not.toContain(owed)
})

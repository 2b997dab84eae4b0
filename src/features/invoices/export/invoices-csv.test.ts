import { expect, it } from 'vitest'
import type { InvoiceListItem } from '#data/index.ts'
import type { InvoiceContent } from '#domain/invoice/invoice-content.ts'
import { readCsv } from '#lib/csv.ts'
import type { Translate } from '#messages/index.ts'
import { invoicesCsv } from './invoices-csv.ts'

const t = ((key: string) => key) as Translate
const invoice = {
  id: 'k1',
  kind: 'credit',
  status: 'issued',
  number: 'CN-2026-00001',
  customerId: 'cu1',
  currency: 'EUR',
  issuedOn: '2026-03-02',
  dueOn: '2026-03-02',
  totalMinor: 12_000,
  creditedMinor: 0,
  creditOf: 'i1',
  prepaidMinor: null,
  depositIds: [],
  orderIds: ['o1', 'o2'],
} as unknown as InvoiceListItem['invoice']
const item = {
  invoice,
  customerName: '=SUM(A1)',
  totalMinor: 12_000,
  paidMinor: 0,
  isUnsent: false,
}
const content = { totals: { netMinor: 10_000, taxMinor: 2000, roundingMinor: 3 } } as InvoiceContent

it('writes days, amounts and ids so that they can be read again', () => {
  const text = invoicesCsv(t, [item], new Map([['k1', content]]), '2026-04-01')
  expect(text).toMatch(/^\uFEFFID,/)
  expect(text).toContain('\r\n')
  expect(text).toContain("'=SUM(A1)")
  const [, row] = readCsv(text)
  expect(row).toEqual([
    'k1',
    'CN-2026-00001',
    'invoices.kind.credit',
    'invoiceState.issued',
    '=SUM(A1)',
    'cu1',
    '2026-03-02',
    '2026-03-02',
    'EUR',
    '-100.00',
    '-20.00',
    '-120.00',
    '',
    '0.03',
    '0.00',
    '0.00',
    '0.00',
    'i1',
    '',
    'o1 o2',
  ])
})

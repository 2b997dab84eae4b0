import { expect, it } from 'vitest'
import type { InvoiceListItem } from '#data/index.ts'
import { issuedInvoice } from '#domain/einvoice/einvoice.fixture.ts'
import { chooseInvoices, type ExportPeriod } from './choose-invoices.ts'

const days = ['2025-12-31', '2026-01-01', '2026-01-31', null]
const all = days.map((issuedOn, i): InvoiceListItem => ({
  customerName: '',
  totalMinor: 0,
  paidMinor: 0,
  isUnsent: false,
  invoice: issuedInvoice({ id: `i${i}`, issuedOn }),
}))

function chosen(period: ExportPeriod, today = '2026-01-15') {
  return chooseInvoices(all, all.slice(3), period, today).map(({ invoice }) => invoice.id)
}

it('takes what was issued in the period, or what is shown', () => {
  expect(chosen('shown')).toEqual(['i3'])
  expect(chosen('month')).toEqual(['i1', 'i2'])
  expect(chosen('lastMonth')).toEqual(['i0'])
  expect(chosen('year')).toEqual(['i1', 'i2'])
  expect(chosen('lastYear')).toEqual(['i0'])
  expect(chosen('lastMonth', '2026-02-28')).toEqual(['i1', 'i2'])
})

import { beforeEach, expect, it } from 'vitest'
import { invoiceArgs, issueArgs } from '#domain/invoice/invoice.fixture.ts'
import { exportMarks } from '#domain/invoice/export/export-marks.ts'
import { admin, at, createWorld, customer, later, tech } from '../world.fixture.ts'

let server: ReturnType<typeof createWorld>
const invoice = () => server.get('invoices/i1') as Parameters<typeof exportMarks>[0]
const mark = (target: 'quickbooks' | 'xero', isExported = true, by = admin, when = at) =>
  server.mutate('invoice/markExported', { invoiceId: 'i1', target, isExported }, by, when)

beforeEach(() => {
  server = createWorld({ isSending: true })
  server.mutate('customer/create', customer)
  server.mutate('invoice/create', invoiceArgs({ invoiceId: 'i1' }))
})

it('is marked for each program apart, and keeps the day of its first export', () => {
  expect(server.mutate('invoice/issue', issueArgs({ invoiceId: 'i1' }))).toBe('ok')
  expect(exportMarks(invoice())).toEqual([])
  expect(mark('xero')).toBe('ok')
  expect(mark('xero', true, admin, later)).toBe('ok')
  expect(exportMarks(invoice())).toEqual([{ target: 'xero', at }])
  expect(mark('quickbooks')).toBe('ok')
  expect(exportMarks(invoice()).map(({ target }) => target)).toEqual(['quickbooks', 'xero'])
})

it('is marked as not exported again', () => {
  expect(server.mutate('invoice/issue', issueArgs({ invoiceId: 'i1' }))).toBe('ok')
  expect(mark('xero', false)).toBe('ok')
  expect(invoice()).not.toHaveProperty('xeroAt')
  mark('xero')
  expect(mark('xero', false)).toBe('ok')
  expect(exportMarks(invoice())).toEqual([])
})

it('is only marked by the office, and never as a draft', () => {
  expect(mark('xero')).toBe('invoice/not-issued')
  server.mutate('invoice/issue', issueArgs({ invoiceId: 'i1' }))
  expect(mark('xero', true, tech)).toBe('access/not-allowed')
})

import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceArgs, invoiceLineFixture, issueArgs } from '#domain/invoice/invoice.fixture.ts'
import { admin, createWorld, customer, tech } from '../world.fixture.ts'

let server: ReturnType<typeof createWorld>
const invoice = (invoiceId: string) => server.get(`invoices/${invoiceId}`)
const draft = (invoiceId: string, more: Parameters<typeof invoiceArgs>[0] = {}) =>
  server.mutate('invoice/create', invoiceArgs({ invoiceId, ...more }))
const issue = (invoiceId: string, more: Parameters<typeof issueArgs>[0] = {}) =>
  server.mutate('invoice/issue', issueArgs({ invoiceId, ...more }))
const take = (depositId: string, invoiceId: string, by = admin) =>
  server.mutate('invoice/takeDeposit', { invoiceId, depositId }, by)
const release = (depositId: string, invoiceId: string, by = admin) =>
  server.mutate('invoice/releaseDeposit', { invoiceId, depositId }, by)
/** A credit note over some of the only line of a document. */
const credit = (invoiceId: string, creditOf: string, quantityMilli: number, totalMinor: number) => {
  const { lines } = invoiceArgs()
  const part = (invoice(creditOf)['lines'] as typeof lines).map((line) => ({
    ...line,
    quantityMilli,
  }))
  draft(invoiceId, { kind: 'credit', creditOf, lines: part })
  return issue(invoiceId, { creditOf, totalMinor })
}

const standard = { code: 'STD', category: 'S', rateMilliPercent: 19_000, reason: '' } as const
const priced = (priceMinor: number) => [invoiceLineFixture({ priceMinor, tax: standard })]

beforeEach(() => {
  server = createWorld({ isSending: true })
  server.mutate('customer/create', customer)
  server.mutate('customer/create', { ...customer, customerId: 'cu2', siteId: 's2' })
  expect(draft('d1', { kind: 'deposit', lines: priced(30_000) })).toBe('ok')
  expect(draft('f1', { lines: priced(100_000) })).toBe('ok')
})

describe('a deposit', () => {
  beforeEach(() => {
    expect(issue('d1', { totalMinor: 35_700 })).toBe('ok')
  })

  it('has a number of the invoices and is taken off by the final invoice', () => {
    expect(invoice('d1')).toMatchObject({ number: 'INV-2026-00001', totalMinor: 35_700 })
    expect(take('d1', 'f1')).toBe('ok')
    expect(issue('f1', { totalMinor: 119_000 })).toBe('invoice/changed')
    expect(issue('f1', { totalMinor: 119_000, prepaidMinor: 35_700 })).toBe('ok')
    expect(invoice('d1')).toMatchObject({ finalId: 'f1' })
    expect(invoice('f1')).toMatchObject({
      number: 'INV-2026-00002',
      totalMinor: 119_000,
      prepaidMinor: 35_700,
      depositIds: ['d1'],
      deposits: [
        {
          id: 'd1',
          number: 'INV-2026-00001',
          netMinor: 30_000,
          taxMinor: 5700,
          totalMinor: 35_700,
        },
      ],
      totals: { totalMinor: 119_000, prepaidMinor: 35_700, payableMinor: 83_300 },
    })
  })

  it('is taken off once, and by the office alone', () => {
    draft('f2', { lines: priced(100_000) })
    expect(take('d1', 'f1', tech)).toBe('access/not-allowed')
    expect(take('d1', 'f1')).toBe('ok')
    const before = invoice('f1')
    expect(take('d1', 'f1')).toBe('ok')
    expect(invoice('f1')).toEqual(before)
    expect(take('d1', 'f2')).toBe('invoice/deposit-taken')
    expect(release('d1', 'f1', tech)).toBe('access/not-allowed')
    expect(release('d1', 'f1')).toBe('ok')
    expect(invoice('f1')).toMatchObject({ depositIds: [], deposits: [], prepaidMinor: 0 })
    expect(take('d1', 'f2')).toBe('ok')
  })

  it('is taken off for its customer and in its currency only', () => {
    draft('f2', { customerId: 'cu2' })
    draft('f3', { currency: 'USD' })
    expect(take('d1', 'f2')).toBe('invoice/other-customer')
    expect(take('d1', 'f3')).toBe('invoice/other-customer')
    take('d1', 'f1')
    const edits = { customerId: { from: 'cu1', to: 'cu2' } }
    expect(server.mutate('invoice/edit', { invoiceId: 'f1', edits })).toBe('invoice/other-customer')
  })

  it('is not taken off by what is no draft of an invoice, nor an ordinary invoice by one', () => {
    draft('d2', { kind: 'deposit' })
    draft('f2')
    expect(take('d1', 'd2')).toBe('invoice/final')
    expect(take('d2', 'f1')).toBe('invoice/not-issued')
    issue('f2')
    expect(take('f2', 'f1')).toBe('invoice/not-issued')
    expect(take('d1', 'f2')).toBe('invoice/final')
  })

  it('that was credited is taken off by what is left of it, or not at all', () => {
    expect(credit('k1', 'd1', 400, 14_280)).toBe('ok')
    expect(take('d1', 'f1')).toBe('ok')
    expect(invoice('f1')).toMatchObject({ prepaidMinor: 21_420 })
    expect(credit('k2', 'd1', 600, 21_420)).toBe('invoice/deposit-taken')
    release('d1', 'f1')
    expect(credit('k3', 'd1', 600, 21_420)).toBe('ok')
    expect(take('d1', 'f1')).toBe('invoice/not-issued')
  })

  it('is not more than what it is taken off', () => {
    draft('f2', { lines: priced(10_000) })
    take('d1', 'f2')
    expect(issue('f2', { totalMinor: 11_900, prepaidMinor: 35_700 })).toBe('invoice/over-prepaid')
  })

  it('is free again once its invoice was discarded or credited wholly, and not before', () => {
    take('d1', 'f1')
    server.mutate('invoice/discard', { invoiceId: 'f1' })
    expect(release('d1', 'f1')).toBe('ok')
    draft('f2', { lines: priced(100_000) })
    take('d1', 'f2')
    issue('f2', { totalMinor: 119_000, prepaidMinor: 35_700 })
    expect(release('d1', 'f2')).toBe('invoice/final')
    expect(credit('k1', 'f2', 1000, 119_000)).toBe('ok')
    expect(release('d1', 'f2')).toBe('ok')
    expect(invoice('f2')).toMatchObject({ depositIds: ['d1'], prepaidMinor: 35_700 })
    expect(invoice('d1')).toMatchObject({ finalId: null })
  })
})

it('that is being issued on the device is taken off there, and at the server once it is issued', () => {
  const device = createWorld()
  device.mutate('customer/create', customer)
  for (const args of [
    invoiceArgs({ invoiceId: 'd1', kind: 'deposit' }),
    invoiceArgs({ invoiceId: 'f1' }),
  ])
    device.mutate('invoice/create', args)
  const both = { invoiceId: 'f1', depositId: 'd1' }
  expect(device.mutate('invoice/takeDeposit', both)).toBe('invoice/not-issued')
  device.mutate('invoice/issue', issueArgs({ invoiceId: 'd1' }))
  expect(device.mutate('invoice/takeDeposit', both)).toBe('ok')
  expect(take('d1', 'f1')).toBe('invoice/not-issued')
})

it('takes off ten deposits at most', () => {
  for (let i = 0; i < 11; i++) {
    draft(`m${i}`, { kind: 'deposit', lines: priced(100) })
    issue(`m${i}`, { totalMinor: 119 })
  }
  const taken = Array.from({ length: 11 }, (_, i) => take(`m${i}`, 'f1'))
  expect(taken.at(9)).toBe('ok')
  expect(taken.at(10)).toBe('invoice/too-many-deposits')
})

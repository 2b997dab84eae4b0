import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceArgs, invoiceLineFixture, issueArgs } from '#domain/invoice/invoice.fixture.ts'
import { admin, createWorld, customer, tech } from '../world.fixture.ts'

let device: ReturnType<typeof createWorld>
let server: ReturnType<typeof createWorld>
beforeEach(() => {
  device = createWorld()
  server = createWorld({ isSending: true })
  for (const world of [device, server]) {
    expect(world.mutate('customer/create', customer)).toBe('ok')
    expect(world.mutate('invoice/create', invoiceArgs())).toBe('ok')
  }
})
const invoice = (invoiceId = 'i1') => server.get(`invoices/${invoiceId}`)
const issue = (more: Parameters<typeof issueArgs>[0] = {}) =>
  server.mutate('invoice/issue', issueArgs(more))
const credit = (invoiceId: string, quantityMilli: number, totalMinor: number) => {
  const lines = [invoiceLineFixture({ quantityMilli })]
  const args = invoiceArgs({ invoiceId, kind: 'credit', creditOf: 'i1', lines })
  expect(server.mutate('invoice/create', args)).toBe('ok')
  return issue({ invoiceId, creditOf: 'i1', totalMinor })
}

describe('a draft', () => {
  it('is the office’s, for a customer that exists', () => {
    const create = (more: object, by = admin) =>
      server.mutate('invoice/create', { ...invoiceArgs({ invoiceId: 'i2' }), ...more }, by)
    expect(create({}, tech)).toBe('access/not-allowed')
    expect(create({ customerId: 'none' })).toBe('doc/missing')
    expect(create({ kind: 'credit' })).toBe('input/invalid')
    expect(create({ kind: 'credit', creditOf: 'none' })).toBe('doc/missing')
  })

  it('of a credit note is for the customer and in the currency of its invoice', () => {
    const other = { ...customer, customerId: 'cu2', siteId: 's2' }
    expect(server.mutate('customer/create', other)).toBe('ok')
    const note = { ...invoiceArgs({ invoiceId: 'k1' }), kind: 'credit', creditOf: 'i1' } as const
    const create = (more: object) => server.mutate('invoice/create', { ...note, ...more })
    expect(create({ customerId: 'cu2' })).toBe('invoice/other-customer')
    expect(create({ currency: 'JPY' })).toBe('invoice/other-customer')
    expect(create({})).toBe('ok')
    const give = (invoiceId: string) =>
      server.mutate('invoice/edit', {
        invoiceId,
        edits: { customerId: { from: 'cu1', to: 'cu2' } },
      })
    expect(give('k1')).toBe('invoice/other-customer')
    expect(give('i1')).toBe('ok')
  })

  it('is edited line by line, and both people’s lines are kept', () => {
    const [line] = invoiceArgs().lines
    const more = (id: string) => [line, invoiceLineFixture({ id })]
    const edit = (to: unknown) =>
      server.mutate('invoice/edit', {
        invoiceId: 'i1',
        edits: { lines: { from: [line], to: to as never } },
      })
    expect(edit(more('l2'))).toBe('ok')
    expect(edit(more('l3'))).toBe('ok')
    expect(invoice()['lines']).toMatchObject([{ id: 'l1' }, { id: 'l2' }, { id: 'l3' }])
  })

  it('is discarded once, and then stays so', () => {
    const discard = (by = admin) => server.mutate('invoice/discard', { invoiceId: 'i1' }, by)
    expect(discard(tech)).toBe('access/not-allowed')
    expect(discard()).toBe('ok')
    expect(discard()).toBe('invoice/final')
    expect(issue()).toBe('invoice/final')
  })
})

describe('issuing', () => {
  it('gives no number on a device, where the series is not known', () => {
    expect(device.mutate('invoice/issue', issueArgs())).toBe('ok')
    expect(device.get('invoices/i1')).toMatchObject({
      status: 'issuing',
      actedOn: '2026-03-02',
      totalMinor: 12_000,
      seq: null,
      number: '',
    })
    expect(device.docs.has('series/invoices')).toBe(false)
    expect(device.mutate('invoice/discard', { invoiceId: 'i1' })).toBe('invoice/final')
  })

  it('gives the next number and day of the series where it is sent', () => {
    expect(issue()).toBe('ok')
    expect(invoice()).toMatchObject({
      status: 'issued',
      seq: 1,
      number: 'INV-2026-00001',
      issuedOn: '2026-03-02',
      dueOn: '2026-03-16',
      totals: { netMinor: 10_000, taxMinor: 2000, totalMinor: 12_000 },
    })
    expect(server.get('series/invoices')).toMatchObject({ next: 2, lastId: 'i1' })
    server.mutate('invoice/create', invoiceArgs({ invoiceId: 'i2' }))
    expect(issue({ invoiceId: 'i2', day: '2026-03-01' })).toBe('ok')
    expect(invoice('i2')).toMatchObject({ number: 'INV-2026-00002', issuedOn: '2026-03-02' })
  })

  it('happens once, even if someone else issues it too', () => {
    issue()
    const before = invoice()
    expect(issue()).toBe('ok')
    expect(invoice()).toEqual(before)
    expect(server.get('series/invoices')).toMatchObject({ next: 2 })
  })

  it('takes no day that is far from the act', () => {
    issue({ day: '2031-01-01' })
    expect(invoice()).toMatchObject({ issuedOn: '2026-03-02', actedOn: '2026-03-02' })
  })

  it('takes no day that has begun nowhere on earth, which the rules refuse', () => {
    issue({ day: '2026-03-03' })
    expect(invoice()).toMatchObject({ issuedOn: '2026-03-02', actedOn: '2026-03-02' })
  })

  it('refuses what the person did not see, and what cannot be invoiced', () => {
    expect(issue({ totalMinor: 11_999 })).toBe('invoice/changed')
    expect(issue({ creditOf: 'i9' })).toBe('invoice/changed')
    const lines = (to: ReturnType<typeof invoiceArgs>['lines']) =>
      server.mutate('invoice/edit', {
        invoiceId: 'i1',
        edits: { lines: { from: invoice()['lines'], to } },
      })
    lines([])
    expect(issue()).toBe('invoice/empty')
    lines([invoiceLineFixture({ quantityMilli: -1000 })])
    expect(issue({ totalMinor: -12_000 })).toBe('invoice/negative')
    lines([invoiceLineFixture({ quantityMilli: 1_000_000_000, priceMinor: 100_000_000_000 })])
    expect(issue()).toBe('invoice/too-large')
    expect(server.mutate('invoice/issue', issueArgs(), tech)).toBe('access/not-allowed')
  })
})

describe('a credit note', () => {
  it('has a series of its own and is counted on its invoice', () => {
    issue()
    expect(credit('k1', 400, 4800)).toBe('ok')
    expect(invoice('k1')).toMatchObject({ number: 'CN-2026-00001', totalMinor: 4800 })
    expect(invoice()).toMatchObject({ creditIds: ['k1'], creditedMinor: 4800, status: 'issued' })
    expect(credit('k2', 600, 7200)).toBe('ok')
    expect(invoice()).toMatchObject({
      creditIds: ['k1', 'k2'],
      creditedMinor: 12_000,
      credited: [{ baseMinor: 10_000, taxMinor: 2000 }],
    })
  })

  it('takes back no more than is left', () => {
    issue()
    credit('k1', 600, 7200)
    expect(credit('k2', 500, 6000)).toBe('invoice/over-credited')
  })

  it('is only for an issued invoice', () => {
    expect(credit('k1', 400, 4800)).toBe('invoice/not-issued')
  })

  it('of an invoice that is being issued waits with it on the device', () => {
    device.mutate('invoice/issue', issueArgs())
    const args = invoiceArgs({ invoiceId: 'k1', kind: 'credit', creditOf: 'i1' })
    device.mutate('invoice/create', args)
    const issued = issueArgs({ invoiceId: 'k1', creditOf: 'i1' })
    expect(device.mutate('invoice/issue', issued)).toBe('ok')
    expect(device.get('invoices/k1')).toMatchObject({ status: 'issuing' })
  })
})

describe('a draft with a rounded payable sum', () => {
  const line = invoiceLineFixture({ priceMinor: 8336 })
  beforeEach(() => {
    const args = invoiceArgs({ invoiceId: 'i2', lines: [line], cashStepMinor: 5 })
    expect(server.mutate('invoice/create', args)).toBe('ok')
  })

  it('is issued with its exact total, and says what is to pay', () => {
    expect(issue({ invoiceId: 'i2', totalMinor: 10_003 })).toBe('ok')
    expect(invoice('i2')).toMatchObject({
      totalMinor: 10_003,
      totals: { totalMinor: 10_003, roundingMinor: 2, payableMinor: 10_005 },
    })
  })

  it('keeps its rounding whatever is edited', () => {
    const edits = { cashStepMinor: { from: 5, to: 1 } }
    const edit = { invoiceId: 'i2', edits } as never
    expect(server.mutate('invoice/edit', edit)).toBe('input/invalid')
  })
})

describe('reminders', () => {
  const pause = (isPaused: boolean, by = admin, at = '2026-03-20T09:00:00.000Z') =>
    server.mutate('invoice/pauseReminders', { invoiceId: 'i1', isPaused }, by, at)

  it('are paused by the office, of what is issued, and go on when it says so', () => {
    expect(pause(true)).toBe('invoice/not-issued')
    expect(issue()).toBe('ok')
    expect(pause(true, tech)).toBe('access/not-allowed')
    expect(pause(true)).toBe('ok')
    expect(pause(true, admin, '2026-03-21T09:00:00.000Z')).toBe('ok')
    expect(invoice()).toMatchObject({ remindersPausedAt: '2026-03-20T09:00:00.000Z' })
    expect(pause(false)).toBe('ok')
    expect(invoice()).toMatchObject({ remindersPausedAt: null, number: 'INV-2026-00001' })
  })

  it('are not those of a credit note', () => {
    expect(issue()).toBe('ok')
    expect(credit('k1', 400, 4800)).toBe('ok')
    const args = { invoiceId: 'k1', isPaused: true }
    expect(server.mutate('invoice/pauseReminders', args)).toBe('invoice/not-issued')
  })
})

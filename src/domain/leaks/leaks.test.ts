import { describe, expect, it } from 'vitest'
import { draftFrom } from '../invoice/draft/draft-from.ts'
import { invoiceOf, workFixture } from '../invoice/draft/work.fixture.ts'
import { invoiceArgs } from '../invoice/invoice.fixture.ts'
import { answerArgs, estimateArgs } from '../estimate/estimate.fixture.ts'
import { depositsNotAsked, unpaidDeposits, withoutDeposits } from './deposit-leaks.ts'
import { estimateLeaks } from './estimate-leaks.ts'
import { oldDrafts } from './old-drafts.ts'
import { orderLeaks } from './order-leaks.ts'
import { sumLeaks } from './sum-leaks.ts'

const left = draftFrom(workFixture())
const order = {
  id: 'o1',
  ref: 'W-1',
  title: 'Boiler service',
  customerId: 'c1',
  status: 'reviewed',
  statusAt: '2026-03-05T09:00:00.000Z',
} as const
const ready = { order, left, isBilled: false, reason: { kind: 'ready' } } as const
const kindsOf = (leaks: ReturnType<typeof orderLeaks>) =>
  leaks.map(({ kind, amountMinor }) => [kind, amountMinor])

// 1.5 h and 0.25 h at 80.00, 2.5 filters at 12.50, a part without a price.
const time = 14_000
const parts = 3125

it('is all of an order that stands on no invoice', () => {
  expect(kindsOf(orderLeaks(ready))).toEqual([['toInvoice', time + parts]])
  expect(orderLeaks(ready)[0]).toMatchObject({
    id: 'o1',
    customerId: 'c1',
    title: 'W-1 Boiler service',
    currency: 'EUR',
    since: order.statusAt,
  })
  const done = { ...order, status: 'done' } as const
  expect(kindsOf(orderLeaks({ ...ready, order: done }))).toEqual([['toReview', time + parts]])
})

it('is the hours and the parts that an invoice left out', () => {
  const invoiced = { ...ready, isBilled: true, order: { ...order, status: 'invoiced' } as const }
  expect(kindsOf(orderLeaks(invoiced))).toEqual([
    ['timeLeft', time],
    ['partsLeft', parts],
  ])
  expect(orderLeaks({ ...invoiced, left: { ...left, lines: [] } })).toEqual([])
})

it('is nothing of an order that was invoiced elsewhere', () => {
  expect(orderLeaks({ ...ready, order: { ...order, status: 'invoiced' } })).toEqual([])
})

it.each([
  ['on a draft', { kind: 'onDraft', invoiceId: 'i1' }, left.lines],
  ['billed', { kind: 'onInvoice', invoiceId: 'i1', number: 'INV-1' }, []],
  ['given up with nothing recorded', { kind: 'cannotComplete' }, []],
] as const)('is nothing of an order that is %s', (_, reason, lines) => {
  expect(orderLeaks({ ...ready, reason, left: { ...left, lines } })).toEqual([])
})

it('counts an order of which nothing was recorded, without an amount', () => {
  const nothing = { ...left, lines: [] }
  const leaks = orderLeaks({ ...ready, left: nothing, reason: { kind: 'nothingToBill' } })
  expect(kindsOf(leaks)).toEqual([['toInvoice', 0]])
})

it('is a draft from the fourth day on, in the company’s zone', () => {
  const { lines } = invoiceArgs()
  const of = (createdAt: string, more = {}) =>
    oldDrafts(
      [invoiceOf(lines, { status: 'draft', createdAt, ...more })],
      '2026-03-06',
      'Europe/Berlin',
    )
  expect(of('2026-03-02T22:59:00.000Z')).toMatchObject([{ kind: 'oldDraft', id: 'i1' }])
  expect(of('2026-03-02T22:59:00.000Z')[0]?.amountMinor).toBeGreaterThan(0)
  expect(of('2026-03-02T23:01:00.000Z')).toEqual([])
  expect(of('2026-02-01T08:00:00.000Z', { status: 'issued' })).toEqual([])
  expect(of('2026-02-01T08:00:00.000Z', { kind: 'credit' })).toEqual([])
})

it('adds up each currency by itself', () => {
  const [leak] = orderLeaks(ready)
  if (!leak) throw new Error('There is a leak')
  const dollars = { ...leak, amountMinor: 20_000, currency: 'USD' }
  expect(sumLeaks([leak, dollars, leak])).toEqual([
    { currency: 'EUR', amountMinor: 2 * (time + parts), count: 2 },
    { currency: 'USD', amountMinor: 20_000, count: 1 },
  ])
})

it('is an approved estimate without an order, and one that was not answered for a week', () => {
  const { estimateId: id, ...fields } = estimateArgs()
  const stamps = { schema: 1, updatedBy: 'a1', deletedAt: null, createdBy: 'a1' }
  const at = '2026-03-02T08:00:00.000Z'
  const sent = {
    ...stamps,
    ...fields,
    id,
    ref: 'E-1',
    status: 'sent',
    revision: 1,
    sentAt: at,
    documentHash: '0'.repeat(64),
    decision: null,
    convertedTo: null,
    createdAt: at,
    updatedAt: at,
  } as const
  const of = (more: object, day = '2026-03-09') =>
    estimateLeaks([{ ...sent, ...more }], day, 'Europe/Berlin').map((leak) => [
      leak.kind,
      leak.title,
      leak.amountMinor,
      leak.since,
    ])
  expect(of({}, '2026-03-08')).toEqual([])
  expect(of({})).toEqual([['unansweredEstimate', 'E-1 New boiler', 10_000, at]])
  const { name, optionId, documentHash, signatureId, reason, day: on } = answerArgs()
  const answer = { name, optionId, documentHash, signatureId, reason, on }
  const decision = { ...answer, at: '2026-03-03T08:00:00.000Z' }
  expect(of({ status: 'approved', decision })).toEqual([
    ['approvedEstimate', 'E-1 New boiler', 20_000, decision.at],
  ])
  for (const status of ['draft', 'declined', 'cancelled', 'converted'])
    expect(of({ status, decision })).toEqual([])
})

describe('a deposit', () => {
  const at = '2026-03-02T08:00:00.000Z'
  const { name, optionId, documentHash, signatureId, reason, day: on } = answerArgs()
  const { estimateId: id, ...fields } = estimateArgs({
    deposit: { kind: 'percent', milliPercent: 30_000 },
  })
  const approved = {
    ...fields,
    id,
    ref: 'E-1',
    status: 'approved',
    revision: 1,
    schema: 1,
    updatedBy: 'a1',
    deletedAt: null,
    createdBy: 'a1',
    sentAt: at,
    documentHash,
    decision: { name, optionId, documentHash, signatureId, reason, on, at },
    convertedTo: null,
    createdAt: at,
    updatedAt: at,
  } as const
  const lines = invoiceArgs().lines
  const asked = invoiceOf(lines, { kind: 'deposit', orderIds: ['e1_order'], status: 'draft' })

  it('is a leak until it is asked for, and counts once', () => {
    const missing = depositsNotAsked([approved], [])
    expect(kindsOf(missing)).toEqual([['depositNotAsked', 6000]])
    const estimates = estimateLeaks([approved], '2026-03-03', 'Europe/Berlin')
    expect(kindsOf(withoutDeposits(estimates, missing))).toEqual([['approvedEstimate', 14_000]])
    expect(depositsNotAsked([{ ...approved, status: 'converted' }], [])).toHaveLength(1)
    expect(depositsNotAsked([{ ...approved, status: 'sent' }], [])).toEqual([])
    expect(depositsNotAsked([{ ...approved, deposit: null }], [])).toEqual([])
    expect(depositsNotAsked([approved], [asked])).toEqual([])
    expect(depositsNotAsked([approved], [{ ...asked, kind: 'invoice' }])).toEqual([])
    expect(depositsNotAsked([approved], [{ ...asked, status: 'discarded' }])).toHaveLength(1)
  })

  it('is a leak while it is due and not paid', () => {
    const totals = { taxMinor: 2000 }
    const issued = { ...asked, status: 'issued', dueOn: '2026-03-16', totalMinor: 12_000 } as const
    const of = (more: object, paid = 0, day = '2026-03-17') =>
      kindsOf(unpaidDeposits([{ ...issued, totals, ...more }], new Map([['i1', paid]]), day))
    expect(of({})).toEqual([['depositUnpaid', 10_000]])
    expect(of({}, 6000)).toEqual([['depositUnpaid', 5000]])
    expect(of({}, 12_000)).toEqual([])
    expect(of({}, 0, '2026-03-16')).toEqual([])
    expect(of({ finalId: 'f1' })).toEqual([])
    expect(of({ kind: 'invoice' })).toEqual([])
  })
})

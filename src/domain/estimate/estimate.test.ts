import { describe, expect, it, test } from 'vitest'
import { estimateStatuses } from '../entities/estimate.ts'
import { estimateContent } from './estimate-content.ts'
import { hasEstimateStep } from './estimate-machine.ts'
import { estimateState } from './estimate-state.ts'
import { depositMinor, optionTotals } from './estimate-totals.ts'
import { answerArgs, estimateArgs, estimateLineFixture } from './estimate.fixture.ts'
import { hashOfEstimate } from './hash-of-estimate.ts'
import { minutesOfEstimate, needsOfEstimate } from './order-of-estimate.ts'

test('the state machine has these steps and no others', () => {
  const steps = estimateStatuses.flatMap((from) =>
    estimateStatuses.filter((to) => hasEstimateStep(from, to)).map((to) => `${from} > ${to}`),
  )
  expect(steps).toEqual([
    'draft > sent',
    'draft > cancelled',
    'sent > draft',
    'sent > approved',
    'sent > declined',
    'sent > cancelled',
    'approved > draft',
    'approved > cancelled',
    'approved > converted',
    'declined > draft',
    'declined > cancelled',
  ])
})

test('only what was sent and not answered expires, after its last day', () => {
  const states = estimateStatuses.map((status) =>
    estimateState({ status, validUntil: '2026-03-02' }, '2026-03-03'),
  )
  expect(states).toEqual(estimateStatuses.map((one) => (one === 'sent' ? 'expired' : one)))
  expect(estimateState({ status: 'sent', validUntil: '2026-03-02' }, '2026-03-02')).toBe('sent')
})

describe('the hash of an estimate', () => {
  const said = { ...estimateArgs(), ref: 'E-1', revision: 1 }
  const hash = hashOfEstimate(said)

  it('does not depend on the order in which fields are stored', () => {
    const turned = (value: object) => Object.fromEntries(Object.entries(value).toReversed())
    expect(hashOfEstimate({ ...said, lines: said.lines.map(turned) })).toBe(hash)
  })

  it('is what it was before sums were rounded, where they are exact', () => {
    expect(hashOfEstimate({ ...said, cashStepMinor: 1 })).toBe(hash)
    expect(hash).toBe('06ede895e4fe2dd63267c0eff51821545783764b3bc5ba513cd5783c17cd87b4')
  })

  it('does not depend on where a price comes from, which customers are not told', () => {
    const priceSource = { kind: 'list', itemId: 'i1', listId: 'p1', listName: 'Trade' } as const
    const lines = said.lines.map((line) => ({ ...line, priceSource }))
    expect(estimateContent({ ...said, lines }).lines[0]?.priceSource).toEqual(priceSource)
    expect(hashOfEstimate({ ...said, lines })).toBe(hash)
  })

  it.each([
    ['revision', 2],
    ['title', 'Other'],
    ['validUntil', '2026-04-01'],
    ['note', 'x'],
    ['siteId', 's2'],
    ['cashStepMinor', 5],
    ['deposit', { kind: 'percent', milliPercent: 30_000 }],
    ['options', [{ id: 'op1', name: 'Basic' }]],
    ['lines', [estimateLineFixture({ priceMinor: 1 })]],
  ])('changes with its %s', (field, value) => {
    expect(hashOfEstimate({ ...said, [field]: value })).not.toBe(hash)
  })
})

test('a part that cannot be read is as if it had never been entered', () => {
  const line = { ...estimateLineFixture(), optionId: undefined }
  expect(estimateContent({ options: 'x', lines: [line], deposit: { kind: 'x' } })).toEqual({
    options: [],
    lines: [],
    deposit: null,
    decision: null,
  })
})

test('an option has the sums of its own lines, and a deposit is never more than the total', () => {
  const totals = optionTotals(estimateArgs(), [estimateLineFixture()])
  expect(totals).toMatchObject({ netMinor: 10_000, taxMinor: 2000, totalMinor: 12_000 })
  expect(depositMinor({ kind: 'percent', milliPercent: 33_333 }, 12_000)).toBe(4000)
  expect(depositMinor({ kind: 'amount', minor: 50_000 }, 12_000)).toBe(12_000)
  expect(depositMinor(null, 12_000)).toBe(0)
})

test.each([
  [90, [{ unitCode: 'HUR', quantityMilli: 1500 }]],
  [
    95,
    [
      { unitCode: 'HUR', quantityMilli: 1500 },
      { unitCode: 'MIN', quantityMilli: 5000 },
    ],
  ],
  [null, [{ unitCode: 'C62', quantityMilli: 3000 }]],
  [null, [{ unitCode: 'HUR', quantityMilli: 25_000 }]],
])('the order of an approved option takes %j minutes of %j', (minutes, units) => {
  const other = estimateLineFixture({ id: 'x', unitCode: 'HUR', quantityMilli: 7000 })
  const lines = units.map((unit, i) =>
    estimateLineFixture({ id: `l${i}`, optionId: 'op2', ...unit }),
  )
  const { day, ...decided } = answerArgs()
  const decision = { ...decided, on: day, at: '2026-03-02T09:00:00.000Z' }
  expect(minutesOfEstimate({ ...estimateArgs(), lines: [other, ...lines], decision })).toBe(minutes)
})

test('an order of an estimate needs what its template gives, but takes the hours that are charged', () => {
  const template = { skills: [{ id: 'gas', level: 2 } as const], minutes: 90 }
  const hours = estimateLineFixture({ unitCode: 'HUR', quantityMilli: 2000 })
  const estimate = { ...estimateArgs(), decision: null }
  expect(needsOfEstimate(estimate, template)).toEqual({ skills: template.skills, minutes: 90 })
  expect(needsOfEstimate(estimate, null)).toEqual({ skills: [], minutes: null })
  const { day, ...decided } = answerArgs()
  const charged = {
    ...estimate,
    lines: [{ ...hours, optionId: decided.optionId }],
    decision: { ...decided, on: day, at: '2026-03-02T09:00:00.000Z' },
  }
  expect(needsOfEstimate(charged, template)).toEqual({ skills: template.skills, minutes: 120 })
})

import { expect, it } from 'vitest'
import { agingOf } from './aging.ts'
import { allocate } from './allocate.ts'

it('pays what was due first, and keeps the rest as credit', () => {
  const invoices = [
    { id: 'b', dueOn: '2026-02-01', openMinor: 3000 },
    { id: 'a', dueOn: '2026-01-01', openMinor: 6000 },
  ]
  expect(allocate(10_000, invoices)).toEqual({
    allocations: [
      { invoiceId: 'a', amountMinor: 6000 },
      { invoiceId: 'b', amountMinor: 3000 },
    ],
    creditMinor: 1000,
  })
  expect(allocate(6500, invoices).allocations).toEqual([
    { invoiceId: 'a', amountMinor: 6000 },
    { invoiceId: 'b', amountMinor: 500 },
  ])
})

it.each([
  ['2026-03-01', 'notDue'],
  ['2026-02-28', 'days1'],
  ['2026-01-30', 'days1'],
  ['2026-01-29', 'days31'],
  ['2025-12-31', 'days31'],
  ['2025-12-30', 'days61'],
  ['2025-12-01', 'days61'],
  ['2025-11-30', 'days91'],
])('an invoice due on %s is %s on 1 March 2026', (dueOn, bucket) => {
  expect(agingOf(dueOn, '2026-03-01')).toBe(bucket)
})

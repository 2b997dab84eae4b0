import { expect, it } from 'vitest'
import { sumOpen } from './sum-open.ts'

it('sums what is open and overdue by currency and age', () => {
  const sums = sumOpen(
    [
      { currency: 'USD', openMinor: 500, dueOn: '2026-03-01' },
      { currency: 'EUR', openMinor: 100, dueOn: '2026-04-01' },
      { currency: 'EUR', openMinor: 200, dueOn: null },
      { currency: 'EUR', openMinor: 300, dueOn: '2026-03-30' },
      { currency: 'EUR', openMinor: 400, dueOn: '2025-12-01' },
      { currency: 'EUR', openMinor: 0, dueOn: '2025-12-01' },
    ],
    '2026-04-01',
  )
  expect(sums).toEqual([
    {
      currency: 'EUR',
      openMinor: 1000,
      overdueMinor: 700,
      openCount: 4,
      overdueCount: 2,
      byAge: { notDue: 300, days1: 300, days31: 0, days61: 0, days91: 400 },
    },
    {
      currency: 'USD',
      openMinor: 500,
      overdueMinor: 500,
      openCount: 1,
      overdueCount: 1,
      byAge: { notDue: 0, days1: 0, days31: 500, days61: 0, days91: 0 },
    },
  ])
})

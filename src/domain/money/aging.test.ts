import { expect, it } from 'vitest'
import { agingOf } from './aging.ts'

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

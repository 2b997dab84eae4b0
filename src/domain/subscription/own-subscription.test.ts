import { expect, it } from 'vitest'
import { currentOf, isCurrent } from './own-subscription.ts'

const made = (id: string, status: string, created: string) => ({
  id,
  status,
  created,
  quantity: 1,
  items: [],
  cancel_at_period_end: false,
  current_period_end: null,
})

it.each([
  ['active', true],
  ['trialing', true],
  ['past_due', true],
  ['unpaid', true],
  ['paused', true],
  // Another plan can be chosen until the first payment is made.
  ['incomplete', false],
  ['incomplete_expired', false],
  ['canceled', false],
])('%s is current: %s', (status, isIt) => {
  expect(isCurrent({ status })).toBe(isIt)
})

it('shows the one that is paid beside a newer one that was never paid', () => {
  const paid = made('a', 'active', '2026-01-01T00:00:00.000Z')
  const tried = made('b', 'incomplete', '2026-02-01T00:00:00.000Z')
  expect(currentOf([tried, paid])?.id).toBe('a')
  expect(currentOf([tried])?.id).toBe('b')
  expect(currentOf([])).toBeNull()
})

import { expect, test } from 'vitest'
import { plans } from './plans.ts'

test('the price table shows what can be subscribed to, and what each plan lacks', () => {
  expect(plans.map(({ id, maxSeats }) => [id, maxSeats])).toEqual([
    ['starter', 5],
    ['team', 25],
    ['business', 200],
  ])
  expect(plans[0]?.features).toEqual(['offline', 'orders', 'photos', 'chat', 'schedule'])
  expect(plans[1]?.features).toContain('stock')
})

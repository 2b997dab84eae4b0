import { expect, test } from 'vitest'
import { planFixture } from '#domain/plan/plan.fixture.ts'
import { findPlans } from './find-plans.ts'

const item = (plan: Parameters<typeof planFixture>[0], customerName = 'Café Sol') => ({
  plan: planFixture(plan),
  customerName,
  siteLine: 'Harbour 1',
  nextOn: null,
  isUnsent: false,
})

test('plans of a state are found by title, customer and site', () => {
  const items = [
    item({ id: 'a' }),
    item({ id: 'b', isPaused: true }),
    item({ id: 'c', archivedAt: '2026-01-01T00:00:00.000Z', isPaused: true }),
    item({ id: 'd', title: 'Filter' }, 'Hotel'),
  ]
  const idsOf = (...args: Parameters<typeof findPlans>) =>
    findPlans(...args).map(({ plan }) => plan.id)
  expect(idsOf(items, 'active', '')).toEqual(['a', 'd'])
  expect(idsOf(items, 'paused', '')).toEqual(['b'])
  expect(idsOf(items, 'archived', '')).toEqual(['c'])
  expect(idsOf(items, 'active', 'cafe boiler')).toEqual(['a'])
  expect(idsOf(items, 'active', 'harbour filter')).toEqual(['d'])
})

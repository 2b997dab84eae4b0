import { expect, test } from 'vitest'
import { planFixture } from '#domain/plan/plan.fixture.ts'
import { byNextDate, findPlans } from './find-plans.ts'

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
  expect(idsOf(items, 'active', 'flter hotle')).toEqual(['d'])
})

test('those that are due first come first, and on the same day they stay by title', () => {
  const of = (id: string, nextOn: string | null, mode: 'fixed' | 'afterCompletion' = 'fixed') => ({
    ...item({ id, mode }),
    nextOn,
  })
  const items = [
    of('a', null, 'afterCompletion'),
    of('b', '2027-03-01'),
    of('c', '2026-12-05'),
    of('d', '2027-03-01'),
    of('e', '2026-11-30'),
  ]
  const ids = byNextDate(items, '2026-11-30').map(({ plan }) => plan.id)
  expect(ids).toEqual(['e', 'c', 'b', 'd', 'a'])
})

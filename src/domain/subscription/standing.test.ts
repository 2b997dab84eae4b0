import { expect, test } from 'vitest'
import { type SubscriptionFacts, standingOf } from './standing.ts'

const at = '2026-03-15T12:00:00.000Z'
const facts = (more: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  id: 'sub1',
  status: 'active',
  plan: 'team',
  seats: 8,
  createdAt: '2026-01-01T00:00:00.000Z',
  unpaidSince: null,
  ...more,
})

test('a company without a subscription has no standing', () => {
  expect(standingOf([], at)).toBeNull()
})

test.each(['active', 'trialing', 'incomplete', 'unpaid', 'canceled', 'paused'])(
  'the provider’s word %s is kept',
  (status) => {
    const standing = { subscriptionStatus: status, graceUntil: null, plan: 'team', seats: 8 }
    expect(standingOf([facts({ status })], at)).toEqual(standing)
  },
)

test('a failed payment leaves seven days, to the second', () => {
  const unpaid = [facts({ status: 'past_due', unpaidSince: '2026-03-10T00:00:00.000Z' })]
  const graceUntil = '2026-03-17T00:00:00.000Z'
  expect(standingOf(unpaid, '2026-03-16T23:59:59.999Z')).toMatchObject({
    subscriptionStatus: 'active',
    graceUntil,
  })
  expect(standingOf(unpaid, graceUntil)).toMatchObject({
    subscriptionStatus: 'past_due',
    graceUntil,
  })
})

test('a subscription that is paid counts more than all others, in every order', () => {
  const all = [
    facts({ id: 'old', status: 'canceled', createdAt: '2026-03-01T00:00:00.000Z' }),
    facts({ id: 'paid', seats: 3 }),
    facts({ id: 'grace', status: 'past_due', unpaidSince: at }),
    facts({ id: 'begun', status: 'incomplete', createdAt: at }),
  ]
  for (const order of permutations(all)) expect(standingOf(order, at)?.seats).toBe(3)
  for (const order of permutations(all.filter(({ id }) => id !== 'paid')))
    expect(standingOf(order, at)).toMatchObject({ subscriptionStatus: 'active' })
})

test('of subscriptions that are over, the newest decides, in every order', () => {
  const all = [
    facts({ id: 'a', status: 'canceled', createdAt: '2026-01-01T00:00:00.000Z' }),
    facts({ id: 'b', status: 'unpaid', createdAt: '2026-02-01T00:00:00.000Z' }),
    facts({ id: 'c', status: 'paused', createdAt: '2026-02-01T00:00:00.000Z' }),
  ]
  const words = permutations(all).map((order) => standingOf(order, at)?.subscriptionStatus)
  expect(new Set(words)).toEqual(new Set(['paused']))
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

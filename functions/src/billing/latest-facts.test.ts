import { expect, test } from 'vitest'
import { prepareMutation } from '../../../src/domain/mutation/prepare-mutation.ts'
import { latestFacts } from './latest-facts.ts'

const facts = (day: number, status: string) => ({
  id: `sub${day}`,
  status,
  plan: 'team',
  seats: 8,
  createdAt: new Date(day * 86_400_000).toISOString(),
  unpaidSince: null,
})

test('a company may have had any number of subscriptions', () => {
  const ended = Array.from({ length: 60 }, (_, day) => facts(day + 1, 'canceled'))
  const kept = latestFacts([facts(0, 'active'), ...ended])
  expect(prepareMutation('company/bill', { companyId: 'c1', facts: kept }).ok).toBe(true)
  expect([kept[0]?.id, kept[1]?.id]).toEqual(['sub0', 'sub60'])
  expect(prepareMutation('company/bill', { companyId: 'c1', facts: ended }).ok).toBe(false)
})

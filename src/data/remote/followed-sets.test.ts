import { expect, test } from 'vitest'
import type { User } from '#domain/entities/user.ts'
import { followedSetsKey, followedSets, setAt } from './followed-sets.ts'

const user = { id: 'u1', companyId: 'c1', role: 'technician', permissions: [] } as unknown as User

test('another role or company changes the sets; most additional permissions do not', () => {
  const other = (fields: Partial<User>) =>
    followedSetsKey({ ...user, ...fields }, null) !== followedSetsKey(user, null)
  expect(other({ role: 'admin' })).toBe(true)
  expect(other({ companyId: 'c2' })).toBe(true)
  expect(other({ permissions: ['inventory', 'edit_customers'], name: 'Renamed' })).toBe(false)
  expect(other({ permissions: ['quote'] })).toBe(true)
})

test('prices are followed by those who may see them', () => {
  const follows = (who: Partial<User>, techniciansSeePrices = false) =>
    followedSets({ ...user, ...who }, { techniciansSeePrices }).some(({ key }) => key === 'prices')
  expect([follows({}), follows({}, true)]).toEqual([false, true])
  expect([follows({ permissions: ['quote'] }), follows({ role: 'owner' })]).toEqual([true, true])
})

test.each([
  ['messages', 'threadId', ['direct-', 'direct.', 'orders.o1']],
  ['photos', 'about', ['company/documents', 'estimates/e1', 'messages/m1', 'orders/o1']],
] as const)('every document of %s is in one set of the office', (collection, by, values) => {
  const sets = followedSets({ ...user, role: 'admin' }, null).filter(
    (set) => set.collection === collection,
  )
  const holds = (value: string) =>
    sets.filter(({ where }) =>
      where.every(({ field, op, value: limit }) => {
        if (field !== by) return true
        if (op === '==') return value === limit
        return op === '<' ? value < String(limit) : value >= String(limit)
      }),
    )
  expect(values.map((value) => holds(value).length)).toEqual(values.map(() => 1))
})

test('a technician follows the own sent visits of the last two weeks and of all days ahead', () => {
  const now = Date.parse('2026-05-15T23:59:59Z')
  const sets = followedSets(user, null).filter(({ collection }) => collection === 'bookings')
  const [recent, anytime, ...more] = sets.map((set) => setAt(set, now).where.slice(2))
  expect(recent).toEqual([{ field: 'start', op: '>=', value: '2026-05-01' }])
  expect(anytime).toEqual([{ field: 'start', op: '==', value: null }])
  expect(more).toEqual([])
  expect(sets.every(({ kind }) => kind === 'whole')).toBe(true)
})

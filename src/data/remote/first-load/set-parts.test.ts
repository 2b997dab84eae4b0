import { expect, test } from 'vitest'
import type { User } from '#domain/entities/user.ts'
import { followedSets } from '../followed-sets.ts'
import { partsOf, priorityOf, countPriority } from './set-parts.ts'

const user = { id: 'u1', companyId: 'c1', role: 'admin', permissions: [] } as unknown as User
const deltas = followedSets(user, null).filter(({ kind }) => kind === 'delta')
const after = { name: 'orders/o1', value: null }
const at = '2026-05-04T10:00:00.000000Z'
const begun = { since: at, part: 0, after, count: 500, total: null, isDone: false }

test('every set has its first page before any has its second', () => {
  const firsts = deltas.map((spec) => priorityOf(spec, null))
  const seconds = deltas.map((spec) => priorityOf(spec, begun))
  expect(Math.max(...firsts)).toBeLessThan(countPriority)
  expect(Math.min(...seconds)).toBeGreaterThan(countPriority)
})

test('open orders come first, and the history last', () => {
  const turns = new Map(deltas.map((spec) => [spec.key, priorityOf(spec, null)]))
  expect(turns.get('orders')).toBe(0)
  const orders = deltas.find(({ key }) => key === 'orders')
  expect(orders && priorityOf(orders, { ...begun, part: 1, after: null })).toBe(1)
  const latest = deltas.filter((spec) => priorityOf(spec, begun) === 5).map(({ key }) => key)
  expect(latest.toSorted()).toEqual([
    'movements',
    'mutations',
    'photos:documents',
    'photos:estimates',
    'photos:office',
    'photos:talk',
    'pictures',
  ])
})

test('sets that are followed whole have no parts', () => {
  const whole = followedSets(user, null).filter(({ kind }) => kind !== 'delta')
  expect(whole.flatMap((spec) => partsOf(spec))).toEqual([])
})

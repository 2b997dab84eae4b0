import { expect, test } from 'vitest'
import { roles } from './actor.ts'
import { reachOf } from './reach-of.ts'

const reachOfAll = (
  ...action: Parameters<typeof reachOf> extends [unknown, ...infer R] ? R : never
) => roles.map((role) => reachOf(role, ...action))

test('the office plans, technicians work on what is theirs', () => {
  expect(reachOfAll('order/create')).toEqual(['all', 'all', 'none'])
  expect(reachOfAll('order/work')).toEqual(['all', 'all', 'own'])
  expect(reachOfAll('time/correct')).toEqual(['all', 'all', 'own'])
})

test('permissions extend a technician’s reach', () => {
  expect(reachOfAll('customer/edit')).toEqual(['all', 'all', 'edit_customers'])
  expect(reachOfAll('stock/count')).toEqual(['all', 'all', 'inventory'])
})

test('only the owner manages admins', () => {
  expect(reachOfAll('member/manage', { role: 'technician' })).toEqual(['all', 'all', 'none'])
  expect(reachOfAll('member/manage', { role: 'admin' })).toEqual(['all', 'none', 'none'])
})

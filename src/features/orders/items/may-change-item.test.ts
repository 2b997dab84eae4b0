import { expect, test } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { mayChangeItem } from './may-change-item.ts'

const tech: Actor = {
  uid: 'tech',
  companyId: 'c1',
  role: 'technician',
  status: 'active',
  permissions: [],
}
const own = { actorIds: ['tech'], relation: 'own' } as const

test('a technician corrects what they used themselves, where they may touch its location', () => {
  expect(mayChangeItem(tech, own)).toBe(true)
  expect(mayChangeItem(tech, { ...own, relation: 'outside' })).toBe(true)
  expect(mayChangeItem(tech, { ...own, relation: 'warehouse' })).toBe(false)
  const stocked: Actor = { ...tech, permissions: ['inventory'] }
  expect(mayChangeItem(stocked, { ...own, relation: 'warehouse' })).toBe(true)
})

test('what another person used is corrected by the office', () => {
  const theirs = { actorIds: ['mate'], relation: 'outside' } as const
  expect(mayChangeItem(tech, theirs)).toBe(false)
  expect(mayChangeItem({ ...tech, uid: 'boss', role: 'admin' }, theirs)).toBe(true)
  expect(mayChangeItem(null, theirs)).toBe(false)
})

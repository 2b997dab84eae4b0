import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { orderFixture } from '../entities/order.fixture.ts'
import { mayLocateOn } from './may-locate-on.ts'

const tech: Actor = {
  uid: 'tech',
  companyId: 'c1',
  role: 'technician',
  status: 'active',
  permissions: [],
}
const site = { id: 's1', erasedAt: null }
const sent = orderFixture('o1', {
  siteId: 's1',
  status: 'onSite',
  isSent: true,
  assigneeIds: ['tech'],
})

test('the site of an order is put on the map by those who work on it or edit sites', () => {
  expect(mayLocateOn(tech, site, sent)).toBe(true)
  expect(mayLocateOn({ ...tech, uid: 'idle' }, site, sent)).toBe(false)
  expect(mayLocateOn({ ...tech, isLapsed: true }, site, sent)).toBe(false)
  expect(mayLocateOn(tech, site, { ...sent, status: 'reviewed' })).toBe(false)
  const editor = { ...tech, uid: 'idle', permissions: ['edit_customers'] }
  expect(mayLocateOn(editor, site, { ...sent, status: 'reviewed' })).toBe(true)
})

test('no other site, and none that was erased', () => {
  expect(mayLocateOn(tech, { ...site, id: 's2' }, sent)).toBe(false)
  expect(mayLocateOn(tech, { ...site, erasedAt: '2026-03-02T09:00:00.000Z' }, sent)).toBe(false)
})

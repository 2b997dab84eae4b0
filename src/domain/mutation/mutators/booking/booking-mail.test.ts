import { expect, test } from 'vitest'
import { systemActor } from '#domain/access/system-actor.ts'
import { admin, at, later, tech, worldWithOrder } from '../world.fixture.ts'

const system = systemActor('c1')
const mail = {
  orderId: 'o1',
  part: 1,
  mail: 'booked' as const,
  planned: at,
  toldAt: null,
  start: at,
  window: null,
}

test('the server records what it has mailed, on a visit that it stores where it was only implied', () => {
  const world = worldWithOrder()
  const window = { from: at, to: later }
  expect(world.mutate('booking/mail', { ...mail, window }, system)).toBe('ok')
  expect(world.get('bookings/o1').customerTold).toEqual({
    start: at,
    at,
    by: 'system',
    mail: 'booked',
    window,
  })
})

test('no person records that', () => {
  const world = worldWithOrder()
  for (const actor of [admin, tech, { ...admin, role: 'owner' as const }])
    expect(world.mutate('booking/mail', mail, actor)).toBe('access/not-allowed')
})

test('nothing is recorded where the plan, or what the customer was told, has changed', () => {
  const world = worldWithOrder()
  expect(world.mutate('booking/mail', { ...mail, planned: later }, system)).toBe('edit/conflict')
  expect(world.mutate('booking/tell', { orderId: 'o1', part: 1, parts: [], start: at })).toBe('ok')
  expect(world.mutate('booking/mail', mail, system)).toBe('edit/conflict')
  expect(world.mutate('booking/mail', { ...mail, toldAt: at }, system)).toBe('ok')
})

test('nothing is recorded of an order that was cancelled', () => {
  const world = worldWithOrder()
  world.mutate('order/move', { orderId: 'o1', to: 'cancelled', reason: 'Moved away' })
  expect(world.mutate('booking/mail', mail, system)).toBe('edit/conflict')
})

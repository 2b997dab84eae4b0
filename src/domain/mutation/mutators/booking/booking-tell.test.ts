import { expect, test } from 'vitest'
import { at, createWorld, later, order, tech, worldWithOrder } from '../world.fixture.ts'

const start = '2026-03-04T08:00:00.000Z'
const tell = { orderId: 'o1', part: 1, start }

test('the office tells the customer of a visit that the order implies, which is stored', () => {
  const world = worldWithOrder()
  expect(world.mutate('booking/tell', tell)).toBe('doc/missing')
  expect(world.mutate('booking/tell', { ...tell, parts: [] })).toBe('ok')
  expect(world.get('bookings/o1')).toMatchObject({
    assigneeIds: ['tech'],
    start: at,
    customerTold: { start, by: 'admin' },
  })
  expect(world.mutate('booking/tell', { ...tell, start: null })).toBe('ok')
  expect(world.get('bookings/o1').customerTold).toBeNull()
})

test('someone who was sent there tells of a stored visit, and changes nothing else', () => {
  const world = worldWithOrder()
  expect(world.mutate('booking/tell', { ...tell, parts: [] })).toBe('ok')
  const { customerTold: _, ...before } = world.get('bookings/o1')
  expect(world.mutate('booking/tell', { ...tell, start: '2026-03-05' }, tech, later)).toBe('ok')
  const { customerTold, ...after } = world.get('bookings/o1')
  expect(customerTold).toEqual({ start: '2026-03-05', at: later, by: 'tech' })
  expect({ ...after, updatedAt: 0, updatedBy: 0 }).toEqual({
    ...before,
    updatedAt: 0,
    updatedBy: 0,
  })
  const all = { ...tell, parts: [] }
  expect(world.mutate('booking/tell', all, tech)).toBe('access/not-allowed')
  expect(world.mutate('booking/tell', tell, { ...tech, uid: 'mate' })).toBe('access/not-allowed')
})

test('what the customer was told stays when the visit moves', () => {
  const world = worldWithOrder()
  world.mutate('booking/tell', { ...tell, parts: [] })
  const edits = { start: { from: at, to: start } }
  expect(world.mutate('booking/plan', { orderId: 'o1', part: 1, edits })).toBe('ok')
  expect(world.get('bookings/o1')).toMatchObject({ start, customerTold: { start } })
})

test('a visit of which nobody was told is stored without the field', () => {
  const world = createWorld()
  world.mutate('order/create', order)
  world.mutate('booking/plan', { orderId: 'o1', part: 1, edits: {} })
  expect('customerTold' in world.get('bookings/o1')).toBe(false)
})

import { expect, it } from 'vitest'
import { orderFixture } from '../../entities/order.fixture.ts'
import { at, later, tech, worldWithOrder } from '../../mutation/mutators/world.fixture.ts'
import { lostStatus } from './lost-status.ts'

const accepted = {
  assigneeIds: ['tech'],
  order: orderFixture('o1', { status: 'accepted', statusAt: at, assigneeIds: ['tech'] }),
}
const people = (from: readonly string[], to: readonly string[]) => ({ assigneeIds: { from, to } })

it.each([
  ['someone else', 'dispatched', ['mate']],
  ['no one', 'scheduled', []],
])('an accepted order that was given to %s is accepted again with its people', (_, status, to) => {
  const world = worldWithOrder()
  const edit = (edits: ReturnType<typeof people>) =>
    world.mutate('booking/plan', { orderId: 'o1', part: 1, edits }, undefined, later)
  world.mutate('order/move', { orderId: 'o1', to: 'accepted' }, tech)
  edit(people(['tech'], to))
  edit(people(to, ['tech']))
  expect(world.get('orders/o1')).toMatchObject({ status })
  const back = lostStatus(accepted, to)
  expect(back && world.mutate('order/takeBack', back, undefined, later)).toBe('ok')
  const given = { assigneeIds: ['tech'], isSent: true }
  expect(world.get('orders/o1')).toMatchObject({ ...given, status: 'accepted', statusAt: at })
  expect(world.get('bookings/o1')).toMatchObject(given)
})

it('an order that was sent is sent again after it was taken from everyone', () => {
  const sent = { ...accepted, order: { ...accepted.order, status: 'dispatched' as const } }
  expect(lostStatus(sent, [])).toMatchObject({ from: 'scheduled', to: 'dispatched' })
})

it('the plan alone brings back what was not lost, and what was never accepted', () => {
  const { order } = accepted
  expect(lostStatus({ ...accepted, order: { ...order, status: 'scheduled' } }, [])).toBeNull()
  expect(lostStatus({ ...accepted, order: { ...order, status: 'dispatched' } }, ['mate'])).toBe(
    null,
  )
  expect(lostStatus(accepted, ['tech', 'mate'])).toBeNull()
})

it('nothing is restored for people who are not on the order yet, or while another visit keeps it', () => {
  const ofTwo = { ...accepted.order, assigneeIds: ['tech', 'mate'] }
  expect(lostStatus({ ...accepted, order: ofTwo }, ['else'])).toBeNull()
  expect(lostStatus({ ...accepted, assigneeIds: ['mate'] }, ['else'])).toBeNull()
})

import { describe, expect, it } from 'vitest'
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

describe.each([
  ['someone else', 'dispatched', ['mate']],
  ['no one', 'scheduled', []],
])('an order that was given to %s', (_, status, to) => {
  it.each([
    ['enRoute', ''],
    ['onSite', ''],
    ['paused', 'Lunch'],
  ] as const)('is %s (%j) again with its people', (was, statusReason) => {
    const world = worldWithOrder()
    const begun = { status: was, statusAt: at, statusReason }
    world.docs.set('orders/o1', { ...world.get('orders/o1'), ...begun })
    const order = orderFixture('o1', { ...begun, assigneeIds: ['tech'] })
    const edit = (edits: ReturnType<typeof people>) =>
      world.mutate('booking/plan', { orderId: 'o1', part: 1, edits }, undefined, later)
    edit(people(['tech'], to))
    expect(world.get('orders/o1').status).toBe(to.length > 0 ? 'dispatched' : 'new')
    edit(people(to, ['tech']))
    expect(world.get('orders/o1')).toMatchObject({ status })
    const back = lostStatus({ order, assigneeIds: ['tech'] }, to)
    expect(back && world.mutate('order/takeBack', back, undefined, later)).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ ...begun, assigneeIds: ['tech'], isSent: true })
    expect(world.get('bookings/o1')).toMatchObject({ assigneeIds: ['tech'], isSent: true })
  })
})

it('what the office sent back stays sent back, and is sent back again after it had no one', () => {
  const sentBack = { status: 'onSite', statusReason: 'Measure again', statusAt: at } as const
  const order = { ...accepted.order, ...sentBack }
  expect(lostStatus({ ...accepted, order }, ['mate'])).toBeNull()
  expect(lostStatus({ ...accepted, order }, [])).toMatchObject({
    from: 'scheduled',
    to: 'onSite',
    reason: 'Measure again',
  })
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

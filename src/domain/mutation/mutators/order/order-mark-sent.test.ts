import { expect, it } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { at, createWorld, tech } from '../world.fixture.ts'

const { isSent: _, sentAt: __, id: ___, ...old } = orderFixture('any')

it('records once what an older app left open, and changes nothing else', () => {
  const world = createWorld()
  const orderIds = orderStatuses.map((status) => `o-${status}`)
  for (const status of orderStatuses) world.docs.set(`orders/o-${status}`, { ...old, status })
  const planned = { ...old, status: 'dispatched', isSent: true, sentAt: at }
  world.docs.set('orders/known', planned)
  expect(world.mutate('order/markSent', { orderIds }, tech)).toBe('access/not-allowed')
  const args = { orderIds: [...orderIds, 'known', 'gone'] }
  expect(world.mutate('order/markSent', args)).toBe('ok')
  for (const status of orderStatuses) {
    const sent = status === 'scheduled' ? { status: 'dispatched', sentAt: at } : { sentAt: null }
    expect(world.get(`orders/o-${status}`), status).toMatchObject({
      status,
      isSent: status !== 'new',
      ...sent,
    })
  }
  expect(world.get('orders/known')).toEqual(planned)
  const before = new Map(world.docs)
  expect(world.mutate('order/markSent', args)).toBe('ok')
  expect(world.docs).toEqual(before)
})

it('leaves an order without assignees unsent', () => {
  const world = createWorld()
  world.docs.set('orders/o1', { ...old, status: 'scheduled', assigneeIds: [] })
  expect(world.mutate('order/markSent', { orderIds: ['o1'] })).toBe('ok')
  expect(world.get('orders/o1')).toMatchObject({ status: 'scheduled', isSent: false })
})

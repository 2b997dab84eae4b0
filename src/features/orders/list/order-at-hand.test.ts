import { expect, it } from 'vitest'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { orderAtHand } from './order-at-hand.ts'

const at = (...statuses: OrderStatus[]) =>
  orderAtHand(statuses.map((status) => ({ order: { id: status, status } })))

it('is the one under way, wherever it is in the list', () => {
  expect(at('partlyDone', 'accepted', 'paused')).toBe('paused')
})

it('is the first that is still to be done', () => {
  expect(at('partlyDone', 'dispatched', 'accepted')).toBe('dispatched')
})

it('is the first of a list of closed orders, and none of an empty one', () => {
  expect(at('done', 'cannotComplete')).toBe('done')
  expect(at()).toBeNull()
})

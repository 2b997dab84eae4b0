import { expect, test } from 'vitest'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { doesOfferHold } from './does-offer-hold.ts'

const offer = { orderId: 'o1', from: 'enRoute', to: 'onSite', assigneeIds: ['me'] } as const
const here = (status: OrderStatus, assigneeIds: readonly string[] = ['me'], isLost = false) => ({
  order: { status, assigneeIds },
  isLost,
})

test.each(['enRoute', 'onSite', 'paused', 'done'] as const)(
  'an offer to undo a step holds while the person works on: %s',
  (status) => expect(doesOfferHold(offer, here(status), 'me')).toBe(true),
)

test.each([
  ['cancelled', here('cancelled')],
  ['put on hold', here('onHold')],
  ['reviewed', here('reviewed')],
  ['reassigned', here('onSite', ['other'])],
  ['only here for refused changes', here('onSite', ['me'], true)],
  ['no longer here', null],
] as const)('it does not hold for an order that is %s', (_, order) =>
  expect(doesOfferHold(offer, order, 'me')).toBe(false),
)

test('the office may undo that it sent an order of other people', () => {
  const sent = { ...offer, from: 'scheduled', to: 'dispatched' } as const
  expect(doesOfferHold(sent, here('scheduled'), 'desk')).toBe(true)
  expect(doesOfferHold(sent, here('accepted'), 'desk')).toBe(true)
})

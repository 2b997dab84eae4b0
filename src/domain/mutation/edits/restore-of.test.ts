import { expect, test } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { restoreOf } from './restore-of.ts'

const order = orderFixture('o1', { title: 'Boiler' })

test('an earlier value replaces the current one', () => {
  expect(restoreOf(order, 'r1', 'title', 'Heat pump')).toEqual({
    orderId: 'o1',
    receiptId: 'r1',
    edits: { title: { from: 'Boiler', to: 'Heat pump' } },
  })
})

test.each([
  ['title', 'Boiler', 'what is there already'],
  ['status', 'done', 'what only steps change'],
  ['title', 7, 'what the field cannot hold'],
  ['nonsense', 'x', 'what no order has'],
])('does not restore %s = %j: %s', (field, value, _why) => {
  expect(restoreOf(order, 'r1', field, value)).toBeNull()
})

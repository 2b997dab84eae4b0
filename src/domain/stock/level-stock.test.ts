import { expect, test } from 'vitest'
import type { Movement } from '../entities/movement.ts'
import type { StockLevel } from '../entities/stock-level.ts'
import { stockOfLevels } from './level-stock.ts'

const stamps = { schema: 1, updatedBy: 'u', deletedAt: null }
const at = (minute: number) => `2026-03-02T09:0${minute}:00.000000Z`

const level = (itemId: string, quantity: number): StockLevel => {
  const counted = { quantity, countedAt: at(5), updatedAt: at(5) }
  return { ...stamps, id: `store_${itemId}`, locationId: 'store', itemId, ...counted }
}

const sent = (id: string, updatedAt: string, more: Partial<Movement> = {}): Movement => ({
  ...stamps,
  id,
  type: 'transferOut',
  itemId: 'pump',
  name: '',
  unit: '',
  fromId: 'store',
  toId: 'van',
  quantity: 2,
  orderId: null,
  lateOrderId: null,
  transferId: null,
  reason: '',
  actorId: 'u',
  readerIds: ['u'],
  at: updatedAt,
  updatedAt,
  ...more,
})

const stock = (movements: readonly Movement[], ...unsent: readonly string[]) =>
  stockOfLevels([level('pump', 12), level('pipe', 2.4)], movements, new Set(unsent))

test('a movement that the server has counted is not counted again', () => {
  expect(
    stock([sent('a', at(5))])
      .get('store')
      ?.get('pump'),
  ).toBe(12)
})

test('one that was not sent, or that the server received later, is', () => {
  // The clock of the device may be slow.
  expect(
    stock([sent('a', at(1))], 'a')
      .get('store')
      ?.get('pump'),
  ).toBe(10)
  expect(
    stock([sent('a', at(6))])
      .get('store')
      ?.get('pump'),
  ).toBe(10)
  const cut = sent('b', at(6), { itemId: 'pipe', quantity: 0.1 })
  expect(stock([cut]).get('store')?.get('pipe')).toBe(2.3)
  const back = sent('c', at(6), { type: 'return', fromId: null, toId: 'store', itemId: 'tap' })
  expect(stock([back]).get('store')?.get('tap')).toBe(2)
})

test('a use that was shown to others later was counted before', () => {
  const use = { type: 'consume', toId: null, orderId: 'o1' } as const
  const pumps = (readerIds: readonly string[], more: Partial<Movement> = {}) =>
    stock([sent('a', at(6), { ...use, readerIds, ...more })])
      .get('store')
      ?.get('pump')
  expect(pumps(['u', 'next'])).toBe(12)
  expect(pumps(['u'])).toBe(10)
  // Those who hold the other end of a transfer see it from the start.
  expect(pumps(['u', 'next'], { type: 'transferOut', toId: 'van', orderId: null })).toBe(10)
})

test('vans, and warehouses that the server has not counted, are unknown', () => {
  const elsewhere = sent('a', at(6), { fromId: 'other' })
  const arrived = sent('b', at(6), { type: 'transferIn' })
  expect([...stock([elsewhere, arrived]).keys()]).toEqual(['store'])
})

import { expect, it } from 'vitest'
import type { Movement } from '../entities/movement.ts'
import { keptId, lateLinesOf } from './late-lines.ts'

function moved(id: string, more: Partial<Movement> = {}): Movement {
  const at = '2026-05-04T10:00:00.000Z'
  return {
    schema: 1,
    updatedAt: at,
    updatedBy: 'a',
    deletedAt: null,
    id,
    type: 'consume',
    itemId: 'tank',
    name: 'Expansion tank',
    unit: 'piece',
    fromId: 'van',
    toId: null,
    quantity: 2,
    orderId: null,
    lateOrderId: 'o1',
    transferId: null,
    reason: '',
    actorId: 'a',
    readerIds: ['a'],
    at,
    ...more,
  }
}
const back = { type: 'return', fromId: null, toId: 'van', quantity: 1 } as const

it('adds up what each person used too late, less what they brought back', () => {
  const all = [
    moved('m1'),
    moved('m2', back),
    moved('m3', { actorId: 'b' }),
    moved('m4', { lateOrderId: 'o2' }),
    moved('m5', { lateOrderId: null, orderId: 'o1' }),
  ]
  const lines = lateLinesOf(all, 'o1')
  expect(
    lines.map(({ actorId, quantity, movements }) => [
      actorId,
      quantity,
      movements.map(({ id }) => id),
    ]),
  ).toEqual([
    ['a', 1, ['m1', 'm2']],
    ['b', 2, ['m3']],
  ])
})

it('leaves out what was added to the order since, and only that order', () => {
  const kept = { id: keptId('m1'), lateOrderId: null, fromId: null }
  expect(lateLinesOf([moved('m1'), moved('', { ...kept, orderId: 'o1' })], 'o1')).toEqual([])
  expect(lateLinesOf([moved('m1'), moved('', { ...kept, orderId: 'o2' })], 'o1')).toHaveLength(1)
})

it('offers nothing where all of it came back', () => {
  expect(lateLinesOf([moved('m1'), moved('m2', { ...back, quantity: 2 })], 'o1')).toEqual([])
})

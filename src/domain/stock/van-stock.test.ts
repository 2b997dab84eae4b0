import { expect, test } from 'vitest'
import { vanStock } from './van-stock.ts'

const line = (id: string, type: string, more: object) =>
  ({ id, type, itemId: 'filter', fromId: null, toId: null, transferId: null, ...more }) as never
const van = (id: string, technicianId: string | null, more: object = {}) =>
  ({ id, kind: 'van', technicianId, archivedAt: null, ...more }) as never

test('counts what is in a van and what is on its way there', () => {
  const movements = [
    line('1', 'receive', { toId: 'van', quantity: 2 }),
    line('2', 'transferOut', { fromId: 'store', toId: 'van', quantity: 3 }),
    line('3', 'transferOut', { fromId: 'store', toId: 'van', quantity: 5 }),
    line('4', 'transferIn', { fromId: 'store', toId: 'van', quantity: 5, transferId: '3' }),
    line('5', 'transferOut', { fromId: 'van', toId: 'store', quantity: 1 }),
    line('6', 'receive', { toId: 'old', quantity: 9 }),
    line('7', 'receive', { toId: 'store', quantity: 9 }),
  ]
  const items = [
    { id: 'filter', isStocked: true },
    { id: 'tape', isStocked: false },
  ] as never
  const places = [
    van('van', 'ann'),
    van('old', 'ann', { archivedAt: '2026-01-01T00:00:00Z' }),
    van('spare', null),
    van('store', 'ann', { kind: 'warehouse' }),
  ]
  const { vans, countedIds } = vanStock(items, places, movements)
  expect([...vans].map(([id, held]) => [id, [...held]])).toEqual([['ann', [['filter', 9]]]])
  expect([...countedIds]).toEqual(['filter'])
})

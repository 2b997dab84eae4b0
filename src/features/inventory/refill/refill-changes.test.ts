import { expect, test } from 'vitest'
import type { Item } from '#domain/entities/item.ts'
import type { RefillLine } from '#domain/stock/refill.ts'
import {
  refillQuantities,
  refillTransfers,
  refillUndo,
  type TypedQuantities,
} from './refill-changes.ts'

const line = (id: string, missing: number): RefillLine => ({
  item: { id, unit: 'piece' } as Item,
  quantity: 0,
  minimum: missing,
  coming: 0,
  missing,
})
const lines = [line('pump', 3), line('filter', 2), line('hose', 1)]
const source = new Map([
  ['pump', 9],
  ['filter', 1],
])
const shown = (typed: TypedQuantities) =>
  refillQuantities(lines, source, typed).map(({ quantity, problem }) => problem ?? quantity)

test('what is missing is proposed, as far as it is there', () => {
  expect(shown({})).toEqual([3, 1, 0])
})

test('what is typed counts, and an empty field is none', () => {
  expect(shown({ pump: '8', filter: '' })).toEqual([8, 0, 0])
})

test('what cannot be sent is said', () => {
  expect(shown({ pump: 'x', filter: '2', hose: '0.5' })).toEqual([
    'number',
    'moreThanThere',
    'wholeOnly',
  ])
  expect(shown({ pump: '-1' })[0]).toBe('number')
})

test('one transfer for each quantity, and each is undone', () => {
  let last = 0
  const newId = () => `id${(last += 1)}`
  const ends = { fromId: 'main', toId: 'van', newId }
  const transfers = refillTransfers(refillQuantities(lines, source, {}), ends)
  expect(transfers.map(({ name, args }) => [name, args])).toEqual([
    [
      'stock/send',
      {
        movementId: 'id1',
        itemId: 'pump',
        quantity: 3,
        fromId: 'main',
        toId: 'van',
        reason: '',
        have: 9,
      },
    ],
    [
      'stock/send',
      {
        movementId: 'id3',
        itemId: 'filter',
        quantity: 1,
        fromId: 'main',
        toId: 'van',
        reason: '',
        have: 1,
      },
    ],
  ])
  expect(refillUndo(transfers, newId).map(({ args }) => args)).toEqual([
    { transferId: 'id1', quantity: 3, placeId: 'main' },
    { transferId: 'id3', quantity: 1, placeId: 'main' },
  ])
})

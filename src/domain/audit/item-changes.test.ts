import { expect, test } from 'vitest'
import { differingItems, itemChanges } from './item-changes.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, label: id }))

test('items are compared by their id or code', () => {
  expect(itemChanges([a, b], [{ id: 'a', label: 'x' }, c])).toEqual({
    added: [c],
    removed: [b],
    changed: [{ id: 'a', label: 'x' }],
  })
  expect(itemChanges([{ code: 'S', rate: 1 }], [{ code: 'S', rate: 2 }])).toMatchObject({
    added: [],
    changed: [{ code: 'S', rate: 2 }],
  })
})

test('lists of anything else have no changes by item', () => {
  expect(itemChanges(['a'], ['b'])).toBeNull()
  expect(itemChanges(null, [a])).toBeNull()
  expect(itemChanges([a], [{ label: 'x' }])).toBeNull()
})

test('only what differs is left of a list of items', () => {
  expect(differingItems([a, b], [a, c])).toEqual([b])
  expect(differingItems([a, b], [a, b])).toEqual([])
  expect(differingItems(['a', 'b'], ['a'])).toEqual(['a', 'b'])
  expect(differingItems([a], 'x')).toEqual([a])
})

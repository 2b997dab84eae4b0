import { expect, test } from 'vitest'
import { createRowSlots } from './row-slots.ts'

const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `row ${from + i}`)

test('a row keeps its slot while the list scrolls, and a new one takes that of a row that left', () => {
  const give = createRowSlots()
  const before = give(rows(0, 4))
  const after = give(rows(2, 6))
  for (const row of rows(2, 4)) expect(after.get(row)).toBe(before.get(row))
  expect(new Set(after.values())).toEqual(new Set(before.values()))
})

test('more rows open more slots, and no two rows share one', () => {
  const give = createRowSlots()
  give(rows(0, 2))
  expect(new Set(give(rows(1, 8)).values()).size).toBe(8)
})

test('no other row is in view where the focus is', () => {
  const give = createRowSlots()
  const slot = give(rows(0, 4)).get('row 0')
  expect([...give(rows(10, 14), { kept: 'row 0' }).values()]).not.toContain(slot)
})

test('other rows throughout are in view in the same order', () => {
  const give = createRowSlots()
  const before = give(rows(0, 4))
  expect([...give(rows(10, 14)).values()]).toEqual([...before.values()])
})

test('mostly other rows keep the order of the elements, so that none is moved', () => {
  const give = createRowSlots()
  give(['a', 'b', 'c', 'd', 'e'])
  const found = ['b', 'x', 'y', 'e', 'z']
  expect([...give(found, { isInOrder: true }).values()]).toEqual([0, 1, 2, 3, 4])
  expect([...createFrom(['a', 'b', 'c', 'd', 'e'])(found).values()]).not.toEqual([0, 1, 2, 3, 4])
})

test('mostly the same rows keep their slots', () => {
  const give = createFrom(['a', 'b', 'c', 'd', 'e'])
  const after = give(['x', 'a', 'b', 'c', 'd'], { isInOrder: true })
  expect([...after.values()]).toEqual([4, 0, 1, 2, 3])
})

function createFrom(first: readonly string[]) {
  const give = createRowSlots()
  give(first)
  return give
}

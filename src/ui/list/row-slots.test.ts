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

test('no other row is inView where the focus is', () => {
  const give = createRowSlots()
  const slot = give(rows(0, 4)).get('row 0')
  expect([...give(rows(10, 14), 'row 0').values()]).not.toContain(slot)
})

test('other rows throughout are inView in the same order', () => {
  const give = createRowSlots()
  const before = give(rows(0, 4))
  expect([...give(rows(10, 14)).values()]).toEqual([...before.values()])
})

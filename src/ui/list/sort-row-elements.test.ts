import { assert, integer, nat, property, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { longestAscending } from './sort-row-elements.ts'

test('of rows that were scrolled past, those stay that are more', () => {
  expect(longestAscending([7, 8, 3, 4, 5, 6], -1)).toEqual([2, 3, 4, 5])
})

test('the one with the focus stays, though fewer are in order with it', () => {
  expect(longestAscending([7, 8, 3, 4, 5, 6], 0)).toEqual([0, 1])
})

test('what stays ascends, and holds the one that has to stay', () => {
  const distinct = uniqueArray(integer(), { minLength: 1, maxLength: 12 })
  assert(
    property(distinct, nat(), (numbers, at) => {
      const kept = at % numbers.length
      const stay = longestAscending(numbers, kept)
      expect(stay).toContain(kept)
      const left = stay.map((i) => numbers[i] ?? 0)
      expect(left).toEqual(left.toSorted((a, b) => a - b))
      expect(stay).toEqual(stay.toSorted((a, b) => a - b))
    }),
    { seed: 5 },
  )
})

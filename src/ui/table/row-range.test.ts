import { expect, test } from 'vitest'
import { rowRange } from './row-range.ts'

const keys = ['a', 'b', 'c', 'd']

test('a range holds both of its ends in either direction', () => {
  expect(rowRange(keys, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rowRange(keys, 'd', 'b')).toEqual(['b', 'c', 'd'])
})

test('where a row is not shown any more, the range is the other row alone', () => {
  expect(rowRange(keys, 'gone', 'c')).toEqual(['c'])
  expect(rowRange(keys, null, 'c')).toEqual(['c'])
  expect(rowRange(keys, 'a', 'gone')).toEqual([])
})

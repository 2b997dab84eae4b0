import { expect, test } from 'vitest'
import { maxParts } from '#domain/entities/booking.ts'
import { splitParts } from './split-parts.ts'

test('new parts come after all that are known, as long as there are numbers', () => {
  expect(splitParts([], 2)).toEqual([2, 3])
  expect(splitParts([2, 4], 1)).toEqual([5])
  expect(splitParts([], maxParts - 1)).toHaveLength(maxParts - 1)
  expect(splitParts([], maxParts)).toBeNull()
})

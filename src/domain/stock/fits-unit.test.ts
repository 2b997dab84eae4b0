import { expect, test } from 'vitest'
import { fitsUnit } from './fits-unit.ts'

test.each([
  [2, 'piece', true],
  [2.5, 'piece', false],
  [0.5, 'set', false],
  [2.5, 'hour', true],
  [0.25, 'metre', true],
  [1.5, 'litre', true],
  [1.5, 'reel', true],
])('%d of %s: %s', (quantity, unit, fits) => {
  expect(fitsUnit(quantity, unit)).toBe(fits)
})

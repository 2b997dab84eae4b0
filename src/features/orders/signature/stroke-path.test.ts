import { expect, it } from 'vitest'
import { strokePath } from './stroke-path.ts'

it('goes from the first dot to the last, rounded on the way', () => {
  expect(strokePath([])).toBe('')
  expect(strokePath([[5, 5]])).toBe('M5 5l0.1 0')
  expect(
    strokePath([
      [0, 0],
      [10, 10],
    ]),
  ).toBe('M0 0L10 10')
  expect(
    strokePath([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toBe('M0 0Q10 0 10 5L10 10')
})

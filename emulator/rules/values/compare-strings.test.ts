import { expect, test } from 'vitest'
import { compareStrings } from './compare-strings.ts'

test('orders by code point, not by code unit', () => {
  const sorted = ['', 'a', 'ab', 'é', 'ｚ', '😀']
  for (const [index, left] of sorted.entries()) {
    for (const [other, right] of sorted.entries()) {
      expect(Math.sign(compareStrings(left, right))).toBe(Math.sign(index - other))
    }
  }
})

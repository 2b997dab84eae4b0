import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareValues } from '#emulator/values/compare-values.ts'
import { descending, encodeValue } from '#emulator/values/encode-value.ts'
import { anyValue } from './value-arbitraries.ts'

const runs = { seed: 7, numRuns: 3_000 }

describe('the order of values', () => {
  it('is total', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        expect(compareValues(a, a)).toBe(0)
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0)
        const [x, y, z] = [a, b, c].sort(compareValues)
        if (x && y && z) expect(compareValues(x, z)).toBeLessThanOrEqual(0)
      }),
      runs,
    )
  }, 120_000)
})

describe('keys of values', () => {
  it('are ordered like the values, ascending and descending', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        const order = Math.sign(compareValues(a, b))
        const [x, y] = [encodeValue(a), encodeValue(b)]
        expect(orderOf(x, y)).toBe(order)
        expect(orderOf(descending(x), descending(y))).toBe(-order + 0)
      }),
      runs,
    )
  }, 120_000)

  it('are never a prefix of another value’s key', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        const [x, y] = [encodeValue(a), encodeValue(b)]
        expect(x !== y && y.startsWith(x)).toBe(false)
      }),
      runs,
    )
  }, 120_000)
})

function orderOf(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderStatuses } from '../order/order-status.ts'
import type { Fix } from './fix.ts'
import { decodePoints, encodePoints, firstSegment, maxFixes } from './track-points.ts'

const startMs = Date.parse('2026-03-02T08:00:00.000Z')
const at = (seconds: number) => new Date(startMs + seconds * 1000).toISOString()

const fixes = fc
  .array(
    fc.record({
      seconds: fc.integer({ min: 0, max: 86_400 }),
      latitude: fc.integer({ min: -9_000_000, max: 9_000_000 }),
      longitude: fc.integer({ min: -18_000_000, max: 18_000_000 }),
      accuracy: fc.integer({ min: 0, max: 99_999 }),
      battery: fc.option(fc.integer({ min: 0, max: 100 })),
      step: fc.option(fc.constantFrom(...orderStatuses)),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((many): readonly Fix[] =>
    many
      .toSorted((a, b) => a.seconds - b.seconds)
      .map(({ seconds, latitude, longitude, ...rest }, i) => ({
        ...rest,
        at: at(i === 0 ? 0 : seconds),
        latitude: latitude / 100_000,
        longitude: longitude / 100_000,
      })),
  )

test('encoded points decode to the same points', () => {
  fc.assert(
    fc.property(fixes, (route) => {
      expect(decodePoints(at(0), encodePoints(route))).toEqual(route)
    }),
    { seed: 7 },
  )
})

test('a position is kept to the metre, however exact the phone was', () => {
  const fix = { at: at(0), latitude: -0.000001, longitude: 12.3456789, accuracy: 4.6 }
  expect(encodePoints([{ ...fix, battery: null, step: 'onSite' }])).toBe('0,0,1234568,5,,onSite')
})

test('invalid points are dropped', () => {
  expect(decodePoints(at(0), '')).toEqual([])
  expect(decodePoints(at(0), 'x;1,2;5,1,1,1,,nowhere')).toMatchObject([{ at: at(5), step: null }])
})

test('a piece ends when it is full, after a day, and where the clock was set back', () => {
  const route = (...seconds: number[]) => seconds.map((second) => ({ at: at(second) }))
  expect(firstSegment([])).toEqual([])
  expect(firstSegment(route(0, 5, 5, 9))).toHaveLength(4)
  expect(firstSegment(route(0, 5, 4, 9))).toHaveLength(2)
  expect(firstSegment(route(0, 86_400, 86_401))).toHaveLength(2)
  expect(firstSegment(route(...Array.from({ length: 300 }, (_, i) => i)))).toHaveLength(maxFixes)
})

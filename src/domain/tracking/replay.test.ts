import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Fix } from './fix.ts'
import { replayPoint, stepMoment } from './replay.ts'

const start = Date.parse('2026-05-04T08:00:00Z')
const minute = 60_000
const fix = (minutes: number, latitude: number): Fix => ({
  at: new Date(start + minutes * minute).toISOString(),
  latitude,
  longitude: 0,
  accuracy: 5,
  battery: null,
  step: null,
})
const route = [fix(0, 1), fix(10, 2), fix(50, 5)]

it('is between two positions, and at the ends before and after', () => {
  const at = (minutes: number) => replayPoint(route, start + minutes * minute)
  expect(at(-5)?.place.latitude).toBe(1)
  expect(at(5)).toEqual({ place: { latitude: 1.5, longitude: 0 }, isGap: false })
  expect(at(90)?.place.latitude).toBe(5)
  expect(replayPoint([], start)).toBeNull()
})

it('stays where it was in a gap of more than half an hour', () => {
  const found = replayPoint(route, start + 30 * minute)
  expect([found?.place.latitude, found?.isGap]).toEqual([2, true])
})

it('steps by moments, in both directions, and stays at the ends', () => {
  const from = (minutes: number, direction: 1 | -1) =>
    (stepMoment(route, start + minutes * minute, direction) - start) / minute
  expect([from(0, 1), from(5, 1), from(50, 1)]).toEqual([10, 10, 50])
  expect([from(50, -1), from(5, -1), from(0, -1)]).toEqual([10, 0, 0])
})

it('never leaves the latitudes of the route', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 200 }), (minutes) => {
      const latitude = replayPoint(route, start + minutes * minute)?.place.latitude ?? -1
      expect(latitude).toBeGreaterThanOrEqual(1)
      expect(latitude).toBeLessThanOrEqual(5)
    }),
    { seed: 5 },
  )
})

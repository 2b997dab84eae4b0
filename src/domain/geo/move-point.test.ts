import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { distanceKm } from './distance-km.ts'
import { movePoint, storedPoint } from './move-point.ts'

const here = { latitude: 44.3775, longitude: -64.3101 }

it.each([
  [{ north: 5, east: 0 }, 5],
  [{ north: 0, east: -5 }, 5],
  [{ north: 30, east: 40 }, 50],
])('moves by %j', (metres, far) => {
  expect(distanceKm(here, movePoint(here, metres)) * 1000).toBeCloseTo(far, 0)
})

test('what was moved there and back is where it was', () => {
  const north = movePoint(here, { north: 5, east: 5 })
  expect(movePoint(north, { north: -5, east: -5 })).toEqual(here)
})

test('a point is stored within the world', () => {
  expect(storedPoint({ latitude: 95, longitude: 181 })).toEqual({ latitude: 90, longitude: -179 })
  expect(storedPoint({ latitude: -0.000_000_1, longitude: 180 })).toEqual({
    latitude: 0,
    longitude: 180,
  })
  const degrees = fc.double({ min: -1000, max: 1000, noNaN: true })
  fc.assert(
    fc.property(degrees, degrees, (latitude, longitude) => {
      const stored = storedPoint({ latitude, longitude })
      expect(Math.abs(stored.latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(stored.longitude)).toBeLessThanOrEqual(180)
    }),
    { seed: 16 },
  )
})

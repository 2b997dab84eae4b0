import { expect, it } from 'vitest'
import { distanceKm } from './distance-km.ts'

const madrid = { latitude: 40.4168, longitude: -3.7038 }
const sevilla = { latitude: 37.3891, longitude: -5.9845 }

it('is the distance on the map, the same both ways', () => {
  expect(distanceKm(madrid, sevilla)).toBeCloseTo(390.2, 0)
  expect(distanceKm(sevilla, madrid)).toBeCloseTo(distanceKm(madrid, sevilla), 9)
  expect(distanceKm(madrid, madrid)).toBe(0)
})

it('takes the short way across the date line', () => {
  const west = { latitude: 0, longitude: -179.5 }
  expect(distanceKm(west, { latitude: 0, longitude: 179.5 })).toBeLessThan(112)
})

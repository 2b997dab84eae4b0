import { expect, it } from 'vitest'
import { boxOf } from './box-of.ts'

it('encloses all points', () => {
  const points = [
    { longitude: -64.3, latitude: 44.4 },
    { longitude: -64.2, latitude: 44.3 },
    { longitude: -64.25, latitude: 44.5 },
  ]
  expect(boxOf(points)).toEqual({ west: -64.3, south: 44.3, east: -64.2, north: 44.5 })
})

it('has no size around one point, and is null around none', () => {
  const point = { longitude: 8, latitude: 47 }
  expect(boxOf([point])).toEqual({ west: 8, south: 47, east: 8, north: 47 })
  expect(boxOf([])).toBeNull()
})

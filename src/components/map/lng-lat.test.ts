import { expect, it } from 'vitest'
import { boundsAround, lngLat } from './lng-lat.ts'
import { toMercator } from './people/mercator.ts'

const at = (latitude: number, longitude = -64) => ({ latitude, longitude })

it('leaves places where they are', () => {
  expect(lngLat(at(44.4))).toEqual([-64, 44.4])
  expect(lngLat(at(0, 0))).toEqual([0, 0])
  expect(boundsAround([at(44.4), at(44.5, -63)])).toEqual([-64, 44.4, -63, 44.5])
  expect(boundsAround([])).toBeNull()
  expect(toMercator(at(0, 0))).toEqual({ x: 0.5, y: 0.5 })
})

it.each([90, -90])('shows a position at %s degrees at the edge of the map', (pole) => {
  const edge = Math.sign(pole) * 85.051129
  expect(lngLat(at(pole))).toEqual([-64, edge])
  expect(boundsAround([at(pole), at(44)])).toContain(edge)
  expect(toMercator(at(pole)).y).toBeCloseTo(pole > 0 ? 0 : 1, 5)
})

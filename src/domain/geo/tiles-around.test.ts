import { expect, it } from 'vitest'
import { boxAround, tilesAround, tilesWithin } from './tiles-around.ts'

const harbour = { latitude: 44.3755, longitude: -64.3031 }

it('is one tile for a single point', () => {
  expect(tilesAround({ latitude: 0, longitude: 0 }, 0, [0, 1])).toEqual([
    { z: 0, x: 0, y: 0 },
    { z: 1, x: 1, y: 1 },
  ])
  expect(tilesAround(harbour, 0, [14])).toEqual([{ z: 14, x: 5265, y: 5933 }])
})

it('is a whole rectangle of tiles at each zoom, larger for a larger circle', () => {
  const near = tilesAround(harbour, 1, [12, 14])
  const far = tilesAround(harbour, 3, [12, 14])
  expect(near.filter(({ z }) => z === 14).length).toBeLessThanOrEqual(9)
  for (const tile of near) expect(far).toContainEqual(tile)
  expect(far.length).toBeGreaterThan(near.length)
  expect(new Set(far.map(({ z, x, y }) => `${z}/${x}/${y}`)).size).toBe(far.length)
})

it('contains the tile of every point within the circle', () => {
  const { west, south, east, north } = boxAround(harbour, 1)
  const tiles = tilesAround(harbour, 1, [15])
  for (const latitude of [south, north])
    for (const longitude of [west, east])
      expect(tiles).toContainEqual(tilesAround({ latitude, longitude }, 0, [15])[0])
})

it('crosses the date line and ends where the map does', () => {
  const columns = tilesAround({ latitude: 0, longitude: 179.999 }, 1, [10]).map(({ x }) => x)
  expect(new Set(columns)).toEqual(new Set([1023, 0]))
  const box = { west: -180, south: -90, east: 180, north: 90 }
  expect(tilesWithin(box, [1])).toHaveLength(4)
  expect(tilesAround({ latitude: 90, longitude: 0 }, 1, [3]).every(({ y }) => y === 0)).toBe(true)
})

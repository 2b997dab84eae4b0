import { expect, it } from 'vitest'
import { areaUrls, builtInTiles, hasMapOf, isTileUrl, tileSourceOf } from './tile-source.ts'

const harbour = { latitude: 44.3755, longitude: -64.3031 }
const madrid = { latitude: 40.4168, longitude: -3.7038 }

it('is the built-in town unless the build is given another source', () => {
  expect(tileSourceOf(undefined)).toBe(builtInTiles)
  expect(tileSourceOf('')).toBe(builtInTiles)
  const own = tileSourceOf('https://tiles.example/{z}/{x}/{y}.pbf', '© Someone')
  expect(own).toMatchObject({ kind: 'vector', attribution: '© Someone' })
  expect(tileSourceOf('https://tiles.example/{z}/{x}/{y}.png?key=1').kind).toBe('raster')
})

it('recognizes its own addresses', () => {
  const own = tileSourceOf('https://tiles.example/v1.0/{z}/{x}/{y}.png?key=1')
  expect(isTileUrl(own, 'https://tiles.example/v1.0/14/5265/5939.png?key=1')).toBe(true)
  expect(isTileUrl(own, 'https://tiles.example/v1x0/14/5265/5939.png?key=1')).toBe(false)
  expect(isTileUrl(own, 'https://tiles.example/v1.0/14/5265/a.png?key=1')).toBe(false)
  expect(isTileUrl(builtInTiles, '/basemap/14/5265/5939.pbf')).toBe(true)
  expect(isTileUrl(builtInTiles, 'https://other.example/basemap/14/5265/5939.pbf')).toBe(false)
})

it('needs only the tiles around a point', () => {
  expect(hasMapOf(builtInTiles, madrid)).toBe(false)
  expect(areaUrls(builtInTiles, madrid)).toEqual([])
  expect(areaUrls(tileSourceOf('/t/{z}/{x}/{y}'), madrid).length).toBeGreaterThan(4)

  const corner = { latitude: builtInTiles.box.south, longitude: builtInTiles.box.west }
  for (const place of [harbour, corner]) {
    const urls = areaUrls(builtInTiles, place)
    expect(urls.length).toBeGreaterThan(2)
    expect(urls.every((url) => isTileUrl(builtInTiles, url))).toBe(true)
  }
})

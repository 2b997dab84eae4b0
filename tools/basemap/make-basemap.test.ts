import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { areaUrls, builtInTiles } from '#domain/geo/tile-source.ts'
import { locationOfHouse } from '#emulator/demo/town/location-of-house.ts'
import { streets } from '#emulator/demo/town/streets.ts'
import { makeBasemap } from './make-basemap.ts'

test('public/basemap is up to date with the demo’s streets (run npm run basemap)', () => {
  const tiles = makeBasemap()
  expect(
    globSync('public/basemap/**/*')
      .map((file) => file.replace('public', ''))
      .sort(),
  ).toEqual([...tiles.keys()].sort())
  for (const [url, bytes] of tiles)
    expect(readFileSync(`public${url}`).equals(bytes), url).toBe(true)
})

test('the map covers every house of the town and all tiles that are requested at its edge', () => {
  const tiles = makeBasemap()
  for (const street of streets)
    for (const number of [1, street.houses]) {
      const urls = areaUrls(builtInTiles, locationOfHouse(street, number))
      expect(urls.length).toBeGreaterThan(4)
      expect(urls.filter((url) => (tiles.get(url)?.length ?? 0) < 50)).toEqual([])
    }
  const { west, south, east, north } = builtInTiles.box
  for (const latitude of [south, north])
    for (const longitude of [west, east])
      expect(
        areaUrls(builtInTiles, { latitude, longitude }).filter((url) => !tiles.has(url)),
      ).toEqual([])
})

import { expect, it } from 'vitest'
import { builtInTiles, tileSourceOf } from '#domain/geo/tile-source.ts'
import { mapColours, type MapPalette } from './map-palette.ts'
import { mapStyle } from './map-style.ts'

const palette = Object.fromEntries(
  mapColours.map((name, i) => [name, `rgb(${i}, 0, 0)`]),
) as MapPalette
const site = 'https://daybook.example'

it('loads tiles from this origin, and only within their coverage', () => {
  const { sources } = mapStyle(builtInTiles, palette, site)
  const { west, south, east, north } = builtInTiles.box
  expect(sources['tiles']).toMatchObject({
    type: 'vector',
    tiles: ['https://daybook.example/basemap/{z}/{x}/{y}.pbf'],
    bounds: [west, south, east, north],
    maxzoom: 14,
  })
})

it('uses only the theme’s colours, and all of them', () => {
  const { layers } = mapStyle(builtInTiles, palette, site)
  const used = layers.flatMap(({ paint }) =>
    Object.entries(paint ?? {}).flatMap(([name, value]) =>
      name.endsWith('-color') ? [String(value)] : [],
    ),
  )
  expect(new Set(used)).toEqual(new Set(Object.values(palette)))
})

it('shows raster tiles unchanged', () => {
  const source = tileSourceOf('https://tiles.example/{z}/{x}/{y}.png')
  const { sources, layers } = mapStyle(source, palette, site)
  expect(sources['tiles']).toMatchObject({
    type: 'raster',
    tiles: ['https://tiles.example/{z}/{x}/{y}.png'],
  })
  expect(layers.map(({ type }) => type)).toEqual(['background', 'raster'])
})

import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Geometry, Position } from 'geojson'
import { builtInTiles, tileUrl } from '#domain/geo/tile-source.ts'
import { tilesWithin } from '#domain/geo/tiles-around.ts'
import { locationOfHouse } from '#emulator/demo/town/location-of-house.ts'
import { type Street, streets } from '#emulator/demo/town/streets.ts'
import { brook, grounds, names, pond, sea, ways } from './town-shapes.ts'

type Facts = Readonly<Record<string, string>>
type Layers = Readonly<Record<string, readonly Feature[]>>

/** The map of the demo's town by URL: vector tiles with the layers of the OpenMapTiles schema. */
export function makeBasemap(): ReadonlyMap<string, Uint8Array> {
  const { box, minZoom, maxZoom } = builtInTiles
  const index = Object.entries(layers()).map(([name, features]) => {
    const collection = { type: 'FeatureCollection' as const, features: [...features] }
    // A wide buffer, so that a street's name can be placed in both tiles that share the street.
    const buffer = name === 'transportation_name' ? 1024 : 64
    return [name, new GeoJSONVT(collection, { maxZoom, indexMaxZoom: maxZoom, buffer })] as const
  })
  const zooms = Array.from({ length: maxZoom - minZoom + 1 }, (_, i) => minZoom + i)
  return new Map(
    tilesWithin(box, zooms).map((tile) => {
      const shown = index.flatMap(([name, source]) => {
        const part = isShown(name, tile.z) ? source.getTile(tile.z, tile.x, tile.y) : null
        return part && part.features.length > 0 ? [[name, part] as const] : []
      })
      return [
        tileUrl(builtInTiles, tile),
        fromGeojsonVt(Object.fromEntries(shown), { version: 2, extent: 4096 }),
      ]
    }),
  )
}

/** Houses are too small to be drawn at low zoom levels. */
function isShown(layer: string, zoom: number): boolean {
  return zoom >= (layer === 'housenumber' ? 14 : layer === 'building' ? 13 : 0)
}

function layers(): Layers {
  const streetWays = streets.map(({ name, from, to }) => ({ name, points: [from, to] }))
  const named = [...streetWays, ...ways].filter((way) => way.name !== undefined)
  const houses = streets.flatMap((street) =>
    Array.from({ length: street.houses }, (_, i) => ({ street, number: i + 1 })),
  )
  return {
    landcover: grounds.map((ground) => shape([ground.ring], { class: ground.class })),
    water: [shape(sea, { class: 'ocean' }), shape([pond], { class: 'lake' })],
    waterway: [line(brook, { class: 'stream' })],
    transportation: [
      ...ways.map((way) => line(way.points, { class: way.class })),
      ...streetWays.map(({ points }) => line(points, { class: 'minor' })),
    ],
    transportation_name: named.map(({ name = '', points }) => line(points, { name })),
    building: houses.map(({ street, number }) => shape([house(street, number)], {})),
    housenumber: houses.map(({ street, number }) => {
      const { latitude, longitude } = locationOfHouse(street, number)
      return dot([latitude, longitude], { housenumber: `${number}` })
    }),
    ...Object.fromEntries(
      ['place', 'water_name'].map((layer) => [
        layer,
        names
          .filter((one) => one.layer === layer)
          .map(({ name, at }) => dot(at, { name, class: layer === 'place' ? 'town' : 'bay' })),
      ]),
    ),
  }
}

/** Half of a house's width and half of its depth, in degrees of latitude: about 9 by 11 metres. */
const front = 0.00004
const depth = 0.00005

/** The outline of a house, at right angles to its street and at the location of the demo's site. */
function house(street: Street, number: number): [number, number][] {
  const { latitude, longitude } = locationOfHouse(street, number)
  const narrow = Math.cos((latitude * Math.PI) / 180)
  const up = street.to[0] - street.from[0]
  const across = (street.to[1] - street.from[1]) * narrow
  const length = Math.hypot(up, across)
  const [alongUp, alongAcross] = [up / length, across / length]
  const corner = (along: number, aside: number): [number, number] => [
    latitude + along * alongUp + aside * alongAcross,
    longitude + (along * alongAcross - aside * alongUp) / narrow,
  ]
  return [
    corner(-front, -depth),
    corner(front, -depth),
    corner(front, depth),
    corner(-front, depth),
    corner(-front, -depth),
  ]
}

type Points = readonly (readonly [latitude: number, longitude: number])[]

function shape(rings: readonly Points[], facts: Facts): Feature {
  return feature({ type: 'Polygon', coordinates: rings.map(positions) }, facts)
}

function line(points: Points, facts: Facts): Feature {
  return feature({ type: 'LineString', coordinates: positions(points) }, facts)
}

function dot([latitude, longitude]: readonly [number, number], facts: Facts): Feature {
  return feature({ type: 'Point', coordinates: [longitude, latitude] }, facts)
}

function positions(points: Points): Position[] {
  return points.map(([latitude, longitude]) => [longitude, latitude])
}

function feature(geometry: Geometry, properties: Facts): Feature {
  return { type: 'Feature', geometry, properties }
}

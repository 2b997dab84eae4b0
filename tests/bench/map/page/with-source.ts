import type { GeoJSONSource } from 'maplibre-gl'
import { createBaseMap } from '#components/map/create-base-map.ts'
import { withOrders } from '#components/map/people/order-layers.ts'
import { type Glide, glidePoint } from '#components/map/people/glide.ts'
import { readMarkColours } from '#components/map/map-points.ts'
import { builtInTiles } from '#domain/geo/tile-source.ts'
import { orders, people } from './scene.ts'
import type { MapSubject } from './page.ts'
import type { Subject } from './types.ts'

/** People as points of MapLibre's own source, moved in each frame in one of its three ways. */
export function createWithSource(container: HTMLElement, way: Subject): MapSubject {
  const colours = readMarkColours(container)
  const { west, south, east, north } = builtInTiles.box
  const { map } = createBaseMap({
    container,
    source: builtInTiles,
    center: { longitude: (west + east) / 2, latitude: (south + north) / 2 },
    zoom: 13.5,
    label: 'Map',
    onState: () => undefined,
    extendStyle: (style) => {
      const extended = withOrders(style, { orders, selected: null, routes: [] }, colours)
      return {
        ...extended,
        sources: {
          ...extended.sources,
          people: {
            type: 'geojson',
            promoteId: 'id',
            data: { type: 'FeatureCollection', features: [] },
          },
        },
        layers: [
          ...extended.layers,
          {
            id: 'people',
            type: 'circle',
            source: 'people',
            paint: {
              'circle-radius': ['case', ['boolean', ['feature-state', 'odd'], false], 13, 12],
              'circle-color': colours.raised,
              'circle-stroke-width': 3,
              'circle-stroke-color': colours.accent,
            },
          },
          {
            id: 'labels',
            type: 'symbol',
            source: 'people',
            layout: {
              'text-field': ['get', 'label'],
              'text-size': 12,
              'text-allow-overlap': true,
              'text-font': ['Inter Variable'],
            },
          },
        ],
      }
    },
  })
  const source = () => map.getSource<GeoJSONSource>('people')
  let isOdd = false

  function draw(glides: readonly Glide[], moving: readonly number[], now: number): void {
    if (moving.length === 0) return
    if (way === 'feature-state') {
      // A state cannot move a point: this is what it costs to change one of everyone who moves.
      isOdd = !isOdd
      for (const i of moving) map.setFeatureState({ source: 'people', id: `p${i}` }, { odd: isOdd })
      return
    }
    const geometry = (i: number) => {
      const { x, y } = glidePoint(glides[i] as Glide, now)
      const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
      return { type: 'Point' as const, coordinates: [x * 360 - 180, latitude] }
    }
    if (way === 'updateData')
      void source()?.updateData({
        update: moving.map((i) => ({ id: `p${i}`, newGeometry: geometry(i) })),
      })
    else
      void source()?.setData({
        type: 'FeatureCollection',
        features: people.map(({ id, label }, i) => ({
          type: 'Feature' as const,
          properties: { id, label },
          geometry: geometry(i),
        })),
      })
  }
  return {
    whenIdle: async () => {
      await new Promise((resolve) => map.once('idle', resolve))
      void source()?.setData({
        type: 'FeatureCollection',
        features: people.map(({ id, label, place }) => ({
          type: 'Feature' as const,
          properties: { id, label },
          geometry: { type: 'Point' as const, coordinates: [place.longitude, place.latitude] },
        })),
      })
      await new Promise((resolve) => map.once('idle', resolve))
    },
    onPaint: (heard) => map.on('render', heard),
    arrived: () => undefined,
    frame: draw,
  }
}

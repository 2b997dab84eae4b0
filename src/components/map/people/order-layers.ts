import type { StyleSpecification } from 'maplibre-gl'
import { lngLat } from '../lng-lat.ts'
import { type MapLine, type MarkColours, type PointTone, pointTones } from '../map-points.ts'
import { mapFonts } from '../map-style.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'

/** An order on the map. */
export interface OrderMark {
  readonly id: string
  readonly place: GeoPoint
  readonly tone: PointTone
  /** No one has it yet: an outline. */
  readonly isOpen: boolean
}

/** A route: as planned, or as it was driven. */
export interface RouteMark extends Pick<MapLine, 'places' | 'isSelected'> {
  readonly kind: 'planned' | 'driven'
}

export const orderSource = 'orders'
export const routeSource = 'routes'
export const orderLayer = 'orders'
export const orderClusterLayer = 'order-clusters'

type Filter = ['has', string] | ['!', ['has', string]]
const isCluster: Filter = ['has', 'point_count']
const isOrder: Filter = ['!', ['has', 'point_count']]
const isSelected = ['boolean', ['feature-state', 'selected'], false] as [
  'boolean',
  ['feature-state', 'selected'],
  false,
]

/** A style with orders, which group themselves when they are close, and routes below them. */
export function withOrders(
  style: StyleSpecification,
  data: { readonly orders: readonly OrderMark[]; readonly routes: readonly RouteMark[] },
  { tones, accent, raised, ink }: MarkColours,
): StyleSpecification {
  const tone = ['match', ['get', 'tone'], ...pointTones.flatMap((one) => [one, tones[one]]), ink]
  const colour = tone as unknown as string
  const driven = ['==', ['get', 'kind'], 'driven'] as ['==', ['get', string], string]
  return {
    ...style,
    sources: {
      ...style.sources,
      [routeSource]: { type: 'geojson', data: routeFeatures(data.routes) },
      [orderSource]: {
        type: 'geojson',
        data: orderFeatures(data.orders),
        promoteId: 'id',
        cluster: true,
        clusterRadius: 36,
        clusterMaxZoom: 14,
      },
    },
    layers: [
      ...style.layers,
      ...(['planned', 'driven'] as const).map((kind) => ({
        id: `routes-${kind}`,
        type: 'line' as const,
        source: routeSource,
        filter: kind === 'driven' ? driven : (['!', driven] as ['!', typeof driven]),
        layout: { 'line-join': 'round' as const, 'line-cap': 'round' as const },
        paint: {
          'line-color': ['case', ['get', 'isSelected'], accent, ink] as unknown as string,
          'line-width': kind === 'driven' ? 3.5 : 2,
          'line-opacity': ['case', ['get', 'isSelected'], 0.9, 0.35] as unknown as number,
          ...(kind === 'planned' && { 'line-dasharray': [2, 2] }),
        },
      })),
      {
        id: orderLayer,
        type: 'circle',
        source: orderSource,
        filter: isOrder,
        paint: {
          'circle-radius': ['case', isSelected, 10, 6],
          'circle-color': ['case', ['get', 'isOpen'], raised, colour],
          'circle-stroke-width': ['case', isSelected, 4, ['get', 'isOpen'], 2.5, 1.5],
          'circle-stroke-color': ['case', isSelected, accent, ['get', 'isOpen'], colour, raised],
        },
      },
      {
        id: orderClusterLayer,
        type: 'circle',
        source: orderSource,
        filter: isCluster,
        paint: {
          'circle-radius': ['step', ['get', 'point_count'], 11, 10, 14, 100, 18],
          'circle-color': raised,
          'circle-stroke-width': 2,
          'circle-stroke-color': ink,
          'circle-opacity': 0.9,
        },
      },
      {
        id: 'order-counts',
        type: 'symbol',
        source: orderSource,
        filter: isCluster,
        layout: {
          'text-field': ['get', 'point_count_abbreviated'],
          'text-font': mapFonts,
          'text-size': 12,
          'text-allow-overlap': true,
        },
        paint: { 'text-color': ink },
      },
    ],
  }
}

export function orderFeatures(orders: readonly OrderMark[]) {
  return {
    type: 'FeatureCollection' as const,
    features: orders.map(({ id, place, tone, isOpen }) => ({
      type: 'Feature' as const,
      properties: { id, tone, isOpen },
      geometry: { type: 'Point' as const, coordinates: lngLat(place) },
    })),
  }
}

export function routeFeatures(routes: readonly RouteMark[]) {
  return {
    type: 'FeatureCollection' as const,
    features: routes.map(({ places, isSelected: selected, kind }) => ({
      type: 'Feature' as const,
      properties: { isSelected: selected, kind },
      geometry: { type: 'LineString' as const, coordinates: places.map(lngLat) },
    })),
  }
}

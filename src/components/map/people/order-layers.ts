import type { CircleLayerSpecification, StyleSpecification } from 'maplibre-gl'
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
/** The selected order, which no group swallows. */
export const selectedSource = 'selected-order'
export const orderLayer = 'orders'
export const selectedLayer = 'selected-order'
export const orderClusterLayer = 'order-clusters'

type Filter = ['has', string] | ['!', ['has', string]]
const isCluster: Filter = ['has', 'point_count']
const isOrder: Filter = ['!', ['has', 'point_count']]

/** What is drawn of orders and routes. */
export interface OrderMarks {
  readonly orders: readonly OrderMark[]
  /** The selected order; shown with a ring, whether the others are shown or not. */
  readonly selected: OrderMark | null
  readonly routes: readonly RouteMark[]
}

/** A style with orders, which group themselves when they are close, and routes below them. */
export function withOrders(
  style: StyleSpecification,
  data: OrderMarks,
  { tones, accent, raised, ink }: MarkColours,
): StyleSpecification {
  const tone = ['match', ['get', 'tone'], ...pointTones.flatMap((one) => [one, tones[one]]), ink]
  const colour = tone as unknown as string
  const open = ['get', 'isOpen'] as ['get', string]
  const dot = {
    'circle-color': ['case', open, raised, colour],
    'circle-stroke-width': ['case', open, 2.5, 1.5],
    'circle-stroke-color': ['case', open, colour, raised],
  } satisfies CircleLayerSpecification['paint']
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
      [selectedSource]: { type: 'geojson', data: selectedFeatures(data.selected) },
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
          ...dot,
          'circle-radius': 6,
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
      {
        id: 'selected-ring',
        type: 'circle',
        source: selectedSource,
        // Wider than a person or a group of people that may stand on it.
        paint: {
          'circle-radius': 17,
          'circle-color': accent,
          'circle-opacity': 0.15,
          'circle-stroke-width': 4,
          'circle-stroke-color': accent,
        },
      },
      {
        id: selectedLayer,
        type: 'circle',
        source: selectedSource,
        paint: { ...dot, 'circle-radius': 8 },
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

export function selectedFeatures(selected: OrderMark | null) {
  return orderFeatures(selected ? [selected] : [])
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

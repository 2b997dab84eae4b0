import type { StyleSpecification } from 'maplibre-gl'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { lngLat } from './lng-lat.ts'
import { readColours } from './map-palette.ts'
import { mapFonts } from './map-style.ts'

/** Tones of points, as in the tokens `--status-…`. */
export const pointTones = [
  'grey',
  'blue',
  'indigo',
  'violet',
  'teal',
  'slate',
  'green',
  'forest',
  'red',
  'orange',
] as const
export type PointTone = (typeof pointTones)[number]

export interface MapPoint {
  readonly id: string
  readonly place: GeoPoint
  /** A few characters inside the point. */
  readonly label: string
  readonly tone: PointTone
  /** An outline only. */
  readonly isHollow: boolean
  readonly isSelected: boolean
}

export interface MapLine {
  readonly places: readonly GeoPoint[]
  readonly isSelected: boolean
}

/** What lies on a map over the streets. */
export interface MapMarks {
  readonly points: readonly MapPoint[]
  readonly lines: readonly MapLine[]
  /** What is in view at first; the points unless given. With it, later marks never move the map. */
  readonly around?: readonly GeoPoint[]
}

/** The colours of points and lines. */
export interface MarkColours {
  readonly tones: Readonly<Record<PointTone, string>>
  readonly accent: string
  readonly raised: string
  readonly ink: string
}

/** The layer whose features are the points. */
export const pointLayer = 'points'

/** A style with the sources and layers of marks over it. */
export function withMarks(
  style: StyleSpecification,
  marks: MapMarks,
  { tones, accent, raised, ink }: MarkColours,
): StyleSpecification {
  const isSelected = ['get', 'isSelected'] as ['get', string]
  return {
    ...style,
    sources: {
      ...style.sources,
      lines: { type: 'geojson', data: lineFeatures(marks) },
      points: { type: 'geojson', data: pointFeatures(marks, tones) },
    },
    layers: [
      ...style.layers,
      {
        id: 'lines',
        type: 'line',
        source: 'lines',
        layout: {
          'line-join': 'round',
          'line-cap': 'round',
          'line-sort-key': ['to-number', isSelected],
        },
        paint: {
          'line-color': ['case', isSelected, accent, ink],
          'line-width': ['case', isSelected, 3, 1.5],
          'line-opacity': ['case', isSelected, 1, 0.45],
        },
      },
      {
        id: pointLayer,
        type: 'circle',
        source: 'points',
        layout: { 'circle-sort-key': ['to-number', isSelected] },
        paint: {
          'circle-radius': ['case', isSelected, 15, 11],
          'circle-color': ['case', ['get', 'isHollow'], raised, ['get', 'colour']],
          'circle-stroke-width': ['case', isSelected, 4, 2],
          'circle-stroke-color': [
            'case',
            isSelected,
            accent,
            ['get', 'isHollow'],
            ['get', 'colour'],
            raised,
          ],
        },
      },
      {
        id: 'point-labels',
        type: 'symbol',
        source: 'points',
        layout: {
          'text-field': ['get', 'label'],
          'text-font': mapFonts,
          'text-size': 12,
          // Of points that cover each other, only one label can be read.
          'symbol-sort-key': ['case', isSelected, 0, 1],
          'text-padding': 5,
        },
        paint: { 'text-color': ['case', ['get', 'isHollow'], ['get', 'colour'], raised] },
      },
    ],
  }
}

export function pointFeatures({ points }: MapMarks, tones: MarkColours['tones']) {
  return {
    type: 'FeatureCollection' as const,
    features: points.map(({ id, place, label, tone, isHollow, isSelected }) => ({
      type: 'Feature' as const,
      properties: { id, label, isHollow, isSelected, colour: tones[tone] },
      geometry: { type: 'Point' as const, coordinates: lngLat(place) },
    })),
  }
}

export function lineFeatures({ lines }: MapMarks) {
  return {
    type: 'FeatureCollection' as const,
    features: lines.map(({ places, isSelected }) => ({
      type: 'Feature' as const,
      properties: { isSelected },
      geometry: { type: 'LineString' as const, coordinates: places.map(lngLat) },
    })),
  }
}

/** Colours of points and lines in effect for an element. */
export function readMarkColours(element: HTMLElement): MarkColours {
  return {
    tones: readColours(element, pointTones, 'status-'),
    ...readColours(element, ['accent', 'raised', 'ink']),
  }
}

import type { LineLayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { avatarHue, avatarHues } from '../contact/avatar-hue.ts'
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
  /** Whose way it is: it has their colour. */
  readonly personId?: string
  /** Tells apart the ways of people whose colour is the same: index into `lineDashes`. */
  readonly dash?: number
}

/** Lengths of dashes and gaps, in widths of the line; the first is unbroken. */
export const lineDashes = [[1], [3, 2.5], [0.1, 2]] as const

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
  /** By the hue of a person. */
  readonly people: Readonly<Record<string, string>>
  readonly accent: string
  readonly raised: string
  readonly ink: string
}

const lineLayout = { 'line-join': 'round', 'line-cap': 'round' } as const

/** The layer whose features are the points. */
export const pointLayer = 'points'

const isSelected = ['get', 'isSelected'] as ['get', string]

function lineLayer(dash: readonly number[], index: number): LineLayerSpecification {
  return {
    id: `lines-${index}`,
    type: 'line',
    source: 'lines',
    filter: ['==', ['get', 'dash'], index],
    layout: { ...lineLayout, 'line-sort-key': ['to-number', isSelected] },
    paint: {
      'line-color': ['get', 'colour'],
      'line-width': ['case', isSelected, 5, 2.5],
      ...(dash.length > 1 && { 'line-dasharray': [...dash] }),
    },
  }
}

/** A style with the sources and layers of marks over it. */
export function withMarks(
  style: StyleSpecification,
  marks: MapMarks,
  colours: MarkColours,
): StyleSpecification {
  const { tones, accent, raised } = colours
  return {
    ...style,
    sources: {
      ...style.sources,
      lines: { type: 'geojson', data: lineFeatures(marks, colours) },
      points: { type: 'geojson', data: pointFeatures(marks, tones) },
    },
    layers: [
      ...style.layers,
      // Light edges keep ways apart from each other and from the streets.
      {
        id: 'line-edges',
        type: 'line',
        source: 'lines',
        layout: lineLayout,
        paint: { 'line-color': raised, 'line-width': ['case', isSelected, 8, 5] },
      },
      ...lineDashes.map(lineLayer),
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

export function lineFeatures({ lines }: MapMarks, { people, accent, ink }: MarkColours) {
  return {
    type: 'FeatureCollection' as const,
    features: lines.map(({ places, isSelected, personId, dash = 0 }) => {
      const own = personId === undefined ? undefined : people[avatarHue(personId)]
      return {
        type: 'Feature' as const,
        properties: { isSelected, dash, colour: own ?? (isSelected ? accent : ink) },
        geometry: { type: 'LineString' as const, coordinates: places.map(lngLat) },
      }
    }),
  }
}

/** Colours of points and lines in effect for an element. */
export function readMarkColours(element: HTMLElement): MarkColours {
  return {
    tones: readColours(element, pointTones, 'status-'),
    people: readColours(element, avatarHues.map(String), 'person-'),
    ...readColours(element, ['accent', 'raised', 'ink']),
  }
}

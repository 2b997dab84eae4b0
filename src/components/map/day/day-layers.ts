import type { StyleSpecification } from 'maplibre-gl'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { lngLat } from '../lng-lat.ts'

/** What lies under the marks of a day's map. */
export interface DayLines {
  /** From stop to stop where the work is over, and from there on. */
  readonly done: readonly GeoPoint[]
  readonly ahead: readonly GeoPoint[]
  /** Where the person was, in pieces. */
  readonly trail: readonly (readonly GeoPoint[])[]
  /** How exactly their position is known. */
  readonly accuracy: AccuracyCircle | null
}

export interface AccuracyCircle {
  readonly center: GeoPoint
  readonly metres: number
}

export const noLines: DayLines = { done: [], ahead: [], trail: [], accuracy: null }

/** The sources of the lines, in the order in which they are painted. */
export const daySources = ['accuracy', 'done', 'ahead', 'trail'] as const
export type DaySource = (typeof daySources)[number]

export interface DayColours {
  readonly accent: string
  readonly ink: string
  readonly raised: string
}

/** A style with the lines of a day over it. */
export function withDayLines(
  style: StyleSpecification,
  lines: DayLines,
  { accent, ink, raised }: DayColours,
): StyleSpecification {
  const line = (
    source: DaySource,
    id: string,
    paint: Extract<StyleSpecification['layers'][number], { type: 'line' }>['paint'],
  ) => ({
    id,
    type: 'line' as const,
    source,
    layout: { 'line-join': 'round' as const, 'line-cap': 'round' as const },
    ...(paint && { paint }),
  })
  return {
    ...style,
    sources: {
      ...style.sources,
      ...Object.fromEntries(
        daySources.map((name) => [name, { type: 'geojson' as const, data: dayData(name, lines) }]),
      ),
    },
    layers: [
      ...style.layers,
      {
        id: 'accuracy',
        type: 'fill',
        source: 'accuracy',
        paint: { 'fill-color': accent, 'fill-opacity': 0.14, 'fill-outline-color': accent },
      },
      line('done', 'done', { 'line-color': ink, 'line-width': 3, 'line-opacity': 0.25 }),
      line('ahead', 'ahead-edge', { 'line-color': raised, 'line-width': 7 }),
      line('ahead', 'ahead', {
        'line-color': accent,
        'line-width': 4,
        'line-dasharray': [0.1, 1.8],
      }),
      line('trail', 'trail-edge', { 'line-color': raised, 'line-width': 8 }),
      line('trail', 'trail', { 'line-color': accent, 'line-width': 5 }),
    ],
  }
}

/** The GeoJSON of one source. */
export function dayData(source: DaySource, lines: DayLines) {
  if (source === 'accuracy') return featuresOf(lines.accuracy ? [circle(lines.accuracy)] : [])
  const paths = source === 'trail' ? lines.trail : [lines[source]]
  return featuresOf(
    paths
      .filter((path) => path.length > 1)
      .map((path) => ({ type: 'LineString' as const, coordinates: path.map(lngLat) })),
  )
}

function featuresOf<Geometry>(geometries: readonly Geometry[]) {
  return {
    type: 'FeatureCollection' as const,
    features: geometries.map((geometry) => ({
      type: 'Feature' as const,
      properties: {},
      geometry,
    })),
  }
}

const corners = 48
const metresPerDegree = 111_320

function circle({ center, metres }: AccuracyCircle) {
  const high = metres / metresPerDegree
  const wide = high / Math.max(0.01, Math.cos((center.latitude * Math.PI) / 180))
  const ring = Array.from({ length: corners + 1 }, (_, i): [number, number] => {
    const angle = (i / corners) * 2 * Math.PI
    return [center.longitude + wide * Math.cos(angle), center.latitude + high * Math.sin(angle)]
  })
  return { type: 'Polygon' as const, coordinates: [ring] }
}

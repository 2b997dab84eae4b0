import { boxOf } from '#domain/geo/box-of.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'

/** The web map ends here. Further on it has no end, and a position at the pole would leave nothing else on the map. */
const mostLatitude = 85.051129

/** A latitude as far as the web map goes. */
export function onWebMap(latitude: number): number {
  return Math.min(mostLatitude, Math.max(-mostLatitude, latitude))
}

/** A point as MapLibre and GeoJSON take it. */
export function lngLat({ longitude, latitude }: GeoPoint): [number, number] {
  return [longitude, onWebMap(latitude)]
}

/** The bounds of these points as MapLibre takes them; null around none. */
export function boundsAround(
  points: readonly GeoPoint[],
): [west: number, south: number, east: number, north: number] | null {
  const box = boxOf(points)
  return box && [box.west, onWebMap(box.south), box.east, onWebMap(box.north)]
}

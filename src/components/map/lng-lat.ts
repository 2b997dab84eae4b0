import type { GeoPoint } from '#domain/geo/distance-km.ts'

/** A point as MapLibre and GeoJSON take it. */
export function lngLat({ longitude, latitude }: GeoPoint): [number, number] {
  return [longitude, latitude]
}

import type { GeoPoint } from './distance-km.ts'

const metresPerDegree = 111_195

/** A point moved by metres to the north and east; it stays within the world. */
export function movePoint(
  { latitude, longitude }: GeoPoint,
  metres: { readonly north: number; readonly east: number },
): GeoPoint {
  const across = metresPerDegree * Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return storedPoint({
    latitude: latitude + metres.north / metresPerDegree,
    longitude: longitude + metres.east / across,
  })
}

/** A point as it is stored: within the world and to a tenth of a metre, which no one measures more exactly. */
export function storedPoint({ latitude, longitude }: GeoPoint): GeoPoint {
  const turns = Math.abs(longitude) > 180 ? Math.floor((longitude + 180) / 360) : 0
  return {
    latitude: round(Math.max(-90, Math.min(90, latitude))),
    longitude: round(longitude - 360 * turns),
  }
}

function round(degrees: number): number {
  // Without the sum, -0.0000001 would become -0.
  return Math.round(degrees * 1e6) / 1e6 + 0
}

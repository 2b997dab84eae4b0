export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

const earthRadiusKm = 6371

/** Great-circle distance between two points, in kilometres. */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const turn =
    half(latB - latA) + Math.cos(latA) * Math.cos(latB) * half(radians(b.longitude - a.longitude))
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(turn)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

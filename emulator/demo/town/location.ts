/** In degrees. */
export interface Location {
  readonly latitude: number
  readonly longitude: number
}

const metresPerDegree = 111_195

/** Exact enough within a town. */
export function metresBetween(one: Location, other: Location): number {
  const north = other.latitude - one.latitude
  const east = (other.longitude - one.longitude) * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, east) * metresPerDegree
}

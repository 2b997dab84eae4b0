import type { GeoPoint } from '../geo/distance-km.ts'

/** When someone will be there, as instants in milliseconds. */
export interface ArrivalRange {
  readonly from: number
  readonly to: number
  /** The position it is reckoned from is old. */
  readonly isOld: boolean
}

/** How long a drive takes, in minutes, when it begins at an instant in milliseconds. */
interface Travel {
  minutes(from: GeoPoint | null, to: GeoPoint | null, at: number): number
}

const minuteMs = 60_000
const oldMs = 15 * minuteMs
const leastMinutes = 5
const part = 0.25

/**
 * From where someone was to a place: the drive less what has passed since, give or take a quarter of it and five
 * minutes at the least; never before now.
 */
export function arrivalRange(
  position: GeoPoint & { readonly at: string },
  place: GeoPoint,
  now: number,
  travel: Travel,
): ArrivalRange {
  const seen = Date.parse(position.at)
  const minutes = travel.minutes(position, place, seen)
  const arrives = Math.max(now, seen + minutes * minuteMs)
  const around = Math.max(leastMinutes, minutes * part) * minuteMs
  return { from: Math.max(now, arrives - around), to: arrives + around, isOld: now - seen > oldMs }
}

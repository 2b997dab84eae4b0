import type { GeoPoint } from '../geo/distance-km.ts'
import { freshnessOf } from './freshness.ts'

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
const leastMinutes = 5
const part = 0.25

/**
 * From where and when someone was seen to a place: the drive from then, give or take a quarter of it and five minutes
 * at the least, never before they were seen. It stays the same until they are seen again; null once it is over, or the
 * position is too old to use.
 */
export function arrivalRange(
  position: GeoPoint & { readonly at: string },
  place: GeoPoint,
  now: number,
  travel: Travel,
): ArrivalRange | null {
  const seen = Date.parse(position.at)
  const freshness = freshnessOf(now - seen)
  if (freshness === 'past') return null
  const minutes = travel.minutes(position, place, seen)
  const arrives = seen + minutes * minuteMs
  const around = Math.max(leastMinutes, minutes * part) * minuteMs
  const to = arrives + around
  if (to < now) return null
  return { from: Math.max(seen, arrives - around), to, isOld: freshness === 'stale' }
}

import { distanceKm } from '../geo/distance-km.ts'

interface Moment {
  readonly at: string
  readonly latitude: number
  readonly longitude: number
  readonly accuracy: number
}

/** How closely a route is followed: the coarse filter spares a battery that is nearly empty. */
export const fixFilters = {
  usual: { metres: 25, everyMs: 5 * 60_000 },
  coarse: { metres: 250, everyMs: 15 * 60_000 },
} as const
export type FixFilter = (typeof fixFilters)[keyof typeof fixFilters]

/** After this long without a better one, an inaccurate fix is better than none. */
const stillThereMs = 10 * 60_000
/** Set back by more than this, a clock says nothing about what came first. */
const setBackMs = 60_000
/** A less accurate fix says little about a route. */
const roughMetres = 150
/** No one drives faster than this, so such a fix is wrong. */
const fastestMetresPerSecond = 90

/**
 * Whether a fix is worth keeping after the last one kept: it has moved by more than the filter and than the
 * uncertainty of both, or has stayed so long that it says "still here". Repeated, inaccurate and impossible fixes are
 * dropped. After the clock was set back a route begins again.
 */
export function shouldKeepFix(last: Moment | null, next: Moment, filter: FixFilter): boolean {
  const elapsed = last === null ? 0 : Date.parse(next.at) - Date.parse(last.at)
  if (last === null || elapsed < -setBackMs) return next.accuracy <= 10 * roughMetres
  if (elapsed <= 0) return false
  if (next.accuracy > roughMetres && elapsed < stillThereMs) return false
  const metres = distanceKm(last, next) * 1000
  const blur = Math.max(last.accuracy, next.accuracy)
  if (metres - 2 * blur > (elapsed / 1000) * fastestMetresPerSecond) return elapsed > stillThereMs
  return elapsed >= filter.everyMs || metres >= Math.max(filter.metres, blur)
}

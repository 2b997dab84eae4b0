import type { GeoPoint } from '../geo/distance-km.ts'
import type { Fix } from './fix.ts'
import { gapMs } from './trail.ts'

/** Where someone was at a moment of a route. */
export interface ReplayPoint {
  readonly place: GeoPoint
  /** Between two positions that are far apart in time: it is the one before. */
  readonly isGap: boolean
}

/** Where someone was at `at` (milliseconds), between the two positions around it; null without any. */
export function replayPoint(fixes: readonly Fix[], at: number): ReplayPoint | null {
  const after = fixes.findIndex((fix) => Date.parse(fix.at) > at)
  const before = after < 0 ? fixes.at(-1) : (fixes[after - 1] ?? fixes[0])
  if (!before) return null
  const next = after < 0 ? undefined : fixes[after]
  if (!next || next === before) return { place: before, isGap: false }
  const [from, to] = [Date.parse(before.at), Date.parse(next.at)]
  if (to - from > gapMs) return { place: before, isGap: true }
  const part = (at - from) / (to - from)
  const between = (a: number, b: number) => a + (b - a) * part
  return {
    place: {
      latitude: between(before.latitude, next.latitude),
      longitude: between(before.longitude, next.longitude),
    },
    isGap: false,
  }
}

/** The next of these moments after `at`, or with -1 the last one before it; `at` itself where there is none. */
export function stepMoment(
  moments: readonly { readonly at: string }[],
  at: number,
  direction: 1 | -1,
): number {
  const times = moments.map((one) => Date.parse(one.at)).toSorted((a, b) => a - b)
  const found =
    direction === 1 ? times.find((time) => time > at) : times.findLast((time) => time < at)
  return found ?? at
}

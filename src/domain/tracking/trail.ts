import { distanceKm } from '../geo/distance-km.ts'
import type { Fix } from './fix.ts'

export interface Trail {
  readonly fixes: readonly Fix[]
  readonly km: number
  /** Where the person stayed or tapped a step, in order. */
  readonly events: readonly TrailEvent[]
}

export interface TrailEvent {
  readonly type: 'step' | 'stay' | 'start' | 'last'
  readonly fix: Fix
  /** Milliseconds, for a stay. */
  readonly lasted: number
}

/** Staying within this radius for this long counts as a stop. */
const stayMetres = 120
const stayMs = 5 * 60_000
/** After a longer silence no one knows what lies between two fixes. */
export const gapMs = 30 * 60_000

/** A day's route: its length and its events. */
export function trailOf(unsorted: readonly Fix[]): Trail {
  const fixes = unsorted.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const [first, last] = [fixes[0], fixes.at(-1)]
  const km = legsOf(fixes).reduce((sum, leg) => sum + lengthKm(leg), 0)
  if (!first || !last) return { fixes, km, events: [] }
  const steps = fixes
    .filter(({ step }) => step !== null)
    .map((fix) => ({ type: 'step' as const, fix, lasted: 0 }))
  const events: TrailEvent[] = [...steps, ...staysOf(fixes)]
  if (first.step === null) events.push({ type: 'start', fix: first, lasted: 0 })
  if (last.step === null && last !== first) events.push({ type: 'last', fix: last, lasted: 0 })
  const rank = { start: 0, step: 1, stay: 2, last: 3 }
  return {
    fixes,
    km,
    events: events.toSorted(
      (a, b) => Date.parse(a.fix.at) - Date.parse(b.fix.at) || rank[a.type] - rank[b.type],
    ),
  }
}

/** The route as lines without gaps: nothing is drawn where no fix shows that the person went. */
export function legsOf(fixes: readonly Fix[]): readonly (readonly Fix[])[] {
  const legs: Fix[][] = []
  let before: Fix | undefined
  for (const fix of fixes) {
    const leg = legs.at(-1)
    if (leg && before && Date.parse(fix.at) - Date.parse(before.at) <= gapMs) leg.push(fix)
    else legs.push([fix])
    before = fix
  }
  return legs
}

function lengthKm(leg: readonly Fix[]): number {
  return leg.reduce((sum, fix, i) => {
    const before = leg[i - 1]
    return before ? sum + distanceKm(before, fix) : sum
  }, 0)
}

function staysOf(fixes: readonly Fix[]): readonly TrailEvent[] {
  const stays: TrailEvent[] = []
  let from = 0
  for (let i = 1; i <= fixes.length; i += 1) {
    const [start, here, before] = [fixes[from], fixes[i], fixes[i - 1]]
    if (!start || !before) break
    if (here && distanceKm(start, here) * 1000 <= stayMetres) continue
    const lasted = Date.parse(before.at) - Date.parse(start.at)
    if (lasted >= stayMs) stays.push({ type: 'stay', fix: start, lasted })
    from = i
  }
  return stays
}

import { findRoute } from '../town/find-route.ts'
import { type Location, metresBetween } from '../town/location.ts'

/** Where someone was at one moment, as the app's phones record it. */
export interface Fix extends Location {
  readonly at: number
  readonly step: string | null
}

const metresApart = 60

/** A drive along the streets at an even speed: a fix where it starts and every few metres, but none at its end. */
export function driveTo(from: Location, to: Location, start: number, end: number): readonly Fix[] {
  const route = findRoute(from, to)
  const legs = route.slice(1).map((location, i) => metresBetween(route[i] ?? location, location))
  const total = legs.reduce((sum, metres) => sum + metres, 0) || 1
  const fixes: Fix[] = [{ ...from, at: start, step: 'enRoute' }]
  let [driven, last] = [0, 0]
  for (const [i, metres] of legs.entries()) {
    driven += metres
    const location = route[i + 1]
    if (location === undefined || driven - last < metresApart) continue
    last = driven
    fixes.push({
      ...location,
      at: Math.round(start + (end - start) * (driven / total)),
      step: null,
    })
  }
  return fixes
}

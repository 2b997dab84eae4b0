import { findWay } from '../town/find-way.ts'
import { type Location, metresBetween } from '../town/location.ts'

/** Where somebody was at one moment, as the app's phones record it. */
export interface Fix extends Location {
  readonly at: number
  readonly step: string | null
}

const metresApart = 60

/** A drive along the streets at an even speed: a fix where it starts and every few metres, but none at its end. */
export function driveTo(from: Location, to: Location, start: number, end: number): readonly Fix[] {
  const way = findWay(from, to)
  const legs = way.slice(1).map((place, i) => metresBetween(way[i] ?? place, place))
  const total = legs.reduce((sum, metres) => sum + metres, 0) || 1
  const fixes: Fix[] = [{ ...from, at: start, step: 'enRoute' }]
  let [driven, last] = [0, 0]
  for (const [i, metres] of legs.entries()) {
    driven += metres
    const place = way[i + 1]
    if (place === undefined || driven - last < metresApart) continue
    last = driven
    fixes.push({ ...place, at: Math.round(start + (end - start) * (driven / total)), step: null })
  }
  return fixes
}

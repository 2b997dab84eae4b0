import { hourClasses, trafficAt } from './rush-hours.ts'
import { type CrossedLine, createCrossings } from './crossings.ts'
import type { Calibration } from './drive-facts.ts'
import { createTravel, factorBounds } from './travel.ts'
import { bands, freeDrive, type Geo, parkingMinutes } from './travel-bands.ts'

/** A drive that was made. */
export interface Trip {
  readonly from: Geo
  readonly to: Geo
  /** In milliseconds. */
  readonly leavesAt: number
  /** How long it took, with parking. */
  readonly minutes: number
}

/** So many drives of a kind say how long such drives take for this company. */
const leastTrips = 30

/**
 * How much longer a company's drives take than estimated: the median by distance and hours, where there are at least
 * 30 of the kind. Drives within one place or with an unknown end do not count, nor the minutes of barriers.
 */
export function calibrate(
  trips: readonly Trip[],
  timeZone: string,
  barriers: readonly CrossedLine[] = [],
): Calibration {
  const ratios = new Map<string, number[]>()
  const travel = createTravel({ timeZone })
  const crossing = createCrossings(barriers)
  for (const { from, to, leavesAt, minutes } of trips) {
    const drive = freeDrive(from, to)
    if (drive === null) continue
    const guess = travel.minutes(from, to, leavesAt) - parkingMinutes
    const key = `${drive.band} ${trafficAt(leavesAt, timeZone).hourClass}`
    const more = from && to ? crossing(from, to) : 0
    const ratio = Math.max(0, minutes - parkingMinutes - more) / guess
    const known = ratios.get(key)
    if (known) known.push(ratio)
    else ratios.set(key, [ratio])
  }
  const rows = bands.map((band) => {
    const factors = hourClasses.flatMap((hourClass) => {
      const known = ratios.get(`${band} ${hourClass}`) ?? []
      return known.length < leastTrips ? [] : [[hourClass, bounded(median(known))] as const]
    })
    return [band, Object.fromEntries(factors)] as const
  })
  return Object.fromEntries(rows.filter(([, factors]) => Object.keys(factors).length > 0))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const high = sorted[middle] ?? 1
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? high)) / 2
}

function bounded(factor: number): number {
  return Math.min(factorBounds.most, Math.max(factorBounds.least, factor))
}

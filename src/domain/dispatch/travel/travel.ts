import { type Band, freeDrive, type Geo, parkingMinutes } from './travel-bands.ts'
import type { Calibration, DriveFacts } from './drive-facts.ts'
import { type CrossedLine, createCrossings } from './crossings.ts'
import { roadMinutes } from './roads.ts'
import { type HourClass, type Traffic, trafficAt } from './rush-hours.ts'

const minuteMs = 60_000

/** The bounds of a factor that a company's own drives give. */
export const factorBounds = { least: 0.6, most: 2.5 } as const

/** How much longer a drive takes in the rush hours. */
const rushFactor = 1.3

/** How long drives take. */
export interface Travel {
  /**
   * Whole minutes from door to door when leaving at an instant in milliseconds, with parking; 0 within one place, and
   * where a place is unknown, which the caller has to say. Who leaves at a later minute never arrives earlier.
   */
  readonly minutes: (from: Geo, to: Geo, leavesAt: number) => number
}

interface TravelOptions extends DriveFacts {
  readonly timeZone: string
  /** Lines that take longer to get across. A route service knows of them already. */
  readonly barriers?: readonly CrossedLine[]
}

/**
 * How long drives take without asking the network: by what a route service said earlier, else by an estimate that the
 * company's own drives correct, with the minutes of barriers between. Both are slower in the rush.
 */
export function createTravel(options: TravelOptions): Travel {
  const { timeZone, calibration = {}, roads, barriers = [] } = options
  const crossing = createCrossings(barriers)
  const factors = factorTable(calibration)
  const roadFactors = factorTable({}).beyond
  const traffic = keptTraffic(timeZone)
  // The same drive is asked for at several times in a row.
  let last: LastDrive | null = null

  function driveOf(from: Geo, to: Geo): LastDrive['drive'] {
    const drive = freeDrive(from, to)
    if (drive === null || from === null || to === null) return null
    const road = roads ? roadMinutes(roads, from, to) : null
    return road === null
      ? { minutes: drive.minutes, more: crossing(from, to), factors: factors[drive.band] }
      : { minutes: road, more: 0, factors: roadFactors }
  }

  return {
    minutes(from, to, leavesAt) {
      if (last?.from !== from || last.to !== to) last = { from, to, drive: driveOf(from, to) }
      const { drive } = last
      if (drive === null) return 0
      const { minutes, more, factors: pace } = drive
      const taken = drivenMinutes(minutes, pace, leavesAt, traffic)
      return Math.ceil(taken + parkingMinutes - 1e-9) + more
    },
  }
}

type Factors = Readonly<Record<HourClass, number>>

interface LastDrive {
  readonly from: Geo
  readonly to: Geo
  /** On empty roads; null between the same or unknown places. */
  readonly drive: {
    readonly minutes: number
    /** Minutes to get across barriers, at any hour. */
    readonly more: number
    readonly factors: Factors
  } | null
}

/** Drives through the hours at the pace of each, so that leaving in the rush is never better than after it. */
function drivenMinutes(
  free: number,
  factors: Factors,
  leavesAt: number,
  traffic: (time: number) => Traffic,
): number {
  let [time, left] = [leavesAt, free]
  for (;;) {
    const { hourClass, until } = traffic(time)
    const needed = left * factors[hourClass]
    const there = (until - time) / minuteMs
    // Also what is no number ends here.
    if (!(needed > there)) return (time - leavesAt) / minuteMs + needed
    left -= there / factors[hourClass]
    time = until
  }
}

/** Clocks are apart from UTC, and rush hours begin, at multiples of this. */
const slotMs = 15 * minuteMs
const mostSlots = 20_000

/** `trafficAt`, from memory: all drives of a plan ask for the same hours. */
function keptTraffic(timeZone: string): (time: number) => Traffic {
  const slots = new Map<number, Traffic>()
  return (time) => {
    const slot = Math.floor(time / slotMs)
    const known = slots.get(slot)
    if (known) return known
    const made = trafficAt(time, timeZone)
    if (slots.size >= mostSlots) slots.clear()
    slots.set(slot, made)
    return made
  }
}

function factorTable(calibration: Calibration): Readonly<Record<Band, Factors>> {
  const factor = (band: Band, hourClass: HourClass) =>
    clamped(calibration[band]?.[hourClass] ?? 1) * (hourClass === 'calm' ? 1 : rushFactor)
  const row = (band: Band): Factors => ({
    morning: factor(band, 'morning'),
    evening: factor(band, 'evening'),
    calm: factor(band, 'calm'),
  })
  return {
    below1: row('below1'),
    below5: row('below5'),
    below20: row('below20'),
    beyond: row('beyond'),
  }
}

function clamped(factor: number): number {
  return Math.min(factorBounds.most, Math.max(factorBounds.least, factor))
}

import { distanceKm } from '../../geo/distance-km.ts'
import type { Site } from '../../entities/site.ts'

export type Geo = Site['geo']

/** Distances as the crow flies, from the shortest. */
export const bands = ['below1', 'below5', 'below20', 'beyond'] as const
export type Band = (typeof bands)[number]

/** Minutes to find a place to park, added to every drive. */
export const parkingMinutes = 4

/** Below this many kilometres two places are the same: nobody drives. */
const samePlaceKm = 0.05

interface BandRow {
  readonly band: Band
  readonly belowKm: number
  /** How much longer the road is than the crow's way. */
  readonly detour: number
  readonly kmPerHour: number
}

const table: readonly BandRow[] = [
  { band: 'below1', belowKm: 1, detour: 1.6, kmPerHour: 20 },
  { band: 'below5', belowKm: 5, detour: 1.45, kmPerHour: 28 },
  { band: 'below20', belowKm: 20, detour: 1.35, kmPerHour: 45 },
]
const beyond: BandRow = { band: 'beyond', belowKm: Infinity, detour: 1.25, kmPerHour: 75 }

/** A drive on empty roads, without parking; null between the same or unknown places. */
export interface FreeDrive {
  readonly band: Band
  readonly minutes: number
}

/** How long a drive takes on empty roads. */
export function freeDrive(from: Geo, to: Geo): FreeDrive | null {
  if (from === null || to === null) return null
  const km = distanceKm(from, to)
  if (km < samePlaceKm) return null
  const { band, detour, kmPerHour } = table.find(({ belowKm }) => km < belowKm) ?? beyond
  return { band, minutes: ((km * detour) / kmPerHour) * 60 }
}

import type { Stretch } from './day-bounds.ts'
import type { Travel } from './travel/travel.ts'
import type { Geo } from './travel/travel-bands.ts'
import type { TimedVisit } from './visit-time.ts'

/** A visit in a person's lane, with the drive to it. */
export interface LaneVisit extends TimedVisit {
  /** The visit before it on this day; null where they come from their base. */
  readonly previous: TimedVisit | null
  /** When they leave, at the latest; before the visit ahead ends only where `shortBy` says so. */
  readonly leavesAt: number
  readonly travelMinutes: number
  /** By how many minutes they would come late after the visit before; 0 where they come in time. */
  readonly shortBy: number
  /** Whether both ends of the drive are known. If not, it counts as no drive. */
  readonly isTravelKnown: boolean
}

/** Where a drive begins, and from when they can leave. */
export interface Departure {
  readonly place: Geo
  /** null where they come from their base, at any time. */
  readonly previous: TimedVisit | null
}

/** A visit with the drive to it, left for as late as arriving in time allows. */
export function laneVisit(timed: TimedVisit, from: Departure, travel: Travel): LaneVisit {
  const { previous, place } = from
  const { visit, startsAt, endsAt } = timed
  const earliest = previous?.endsAt ?? -Infinity
  const last = lastDeparture(place, visit.place, startsAt, travel)
  const fits = last.leavesAt >= earliest
  const travelMinutes = fits ? last.minutes : travel.minutes(place, visit.place, earliest)
  // Each field by name: spreading an object of instants takes ten times as long, and a drag checks 40 visits a frame.
  return {
    visit,
    startsAt,
    endsAt,
    previous,
    leavesAt: fits ? last.leavesAt : startsAt - travelMinutes * 60_000,
    travelMinutes,
    shortBy: fits ? 0 : Math.max(0, (earliest - startsAt) / 60_000 + travelMinutes),
    isTravelKnown: place !== null && visit.place !== null,
  }
}

/** The latest minute to leave in order to arrive in time, and how long the drive takes then. */
function lastDeparture(
  from: Geo,
  to: Geo,
  arriveAt: number,
  travel: Travel,
): { readonly leavesAt: number; readonly minutes: number } {
  let minutes = travel.minutes(from, to, arriveAt)
  for (;;) {
    const leavesAt = arriveAt - minutes * 60_000
    const taken = travel.minutes(from, to, leavesAt)
    if (!(taken > minutes)) return { leavesAt, minutes: taken }
    minutes = taken
  }
}

/** The time that a visit and the drive to it take. */
export function withDrive({ leavesAt, startsAt, endsAt }: LaneVisit): Stretch {
  return { startsAt: Math.min(leavesAt, startsAt), endsAt }
}

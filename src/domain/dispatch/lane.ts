import { keepByParts } from '#lib/keep-by-parts.ts'
import type { Board, BoardVisit } from './board-visit.ts'
import { boardIndex } from './board-index.ts'
import { dayBounds, type Stretch } from './day-bounds.ts'
import { type Gap, gapsOf } from './gaps.ts'
import { type LaneVisit, laneVisit } from './lane-visit.ts'
import type { PersonVisits } from './person-visits.ts'
import type { TimedVisit } from './visit-time.ts'
import { type WorkingTime, workingTime } from './working-time.ts'

/** One person's local day on the board. */
export interface Lane extends Stretch {
  readonly personId: string
  readonly day: string
  readonly working: WorkingTime
  /** Visits with a time that touch the day, by start; cancelled ones are left out. */
  readonly visits: readonly LaneVisit[]
  /** Visits of the day without a time. */
  readonly anytime: readonly BoardVisit[]
  /** Where something fits into their hours. */
  readonly gaps: readonly Gap[]
  /** Minutes of visits and drives that lie within the day, and those of visits without a time. */
  readonly loadMinutes: number
  /** How many of these are drives. */
  readonly travelMinutes: number
}

/** A board of today differs from the one before in few visits: most lanes stay, and what is known of them. */
const keptLane = keepByParts<Lane>()

/** The lane of a person on a local day 'YYYY-MM-DD'. A visit of a crew is in the lane of each of them. */
export function laneOf(board: Board, personId: string, day: string): Lane {
  const person = board.people.get(personId)
  const visits = visitsOf(board, personId)
  return person
    ? keptLane(person, day, partsOf(board, day, visits), () =>
        makeLane(board, personId, day, visits),
      )
    : makeLane(board, personId, day, visits)
}

function visitsOf(board: Board, personId: string): PersonVisits | undefined {
  return boardIndex(board).byPerson.get(personId)
}

/** All that a lane is made of besides the person. */
function partsOf(board: Board, day: string, visits: PersonVisits | undefined): readonly unknown[] {
  const { company, holidays, drives } = board
  const timed = touching(visits?.timed ?? [], dayBounds(day, company.timeZone))
  const anytime = visits?.anytime.get(day) ?? []
  return [company, holidays, drives, timed.length, ...timed.map(({ visit }) => visit), ...anytime]
}

/** The lane of a person with these visits instead of the board's. */
export function makeLane(
  board: Board,
  personId: string,
  day: string,
  visits: PersonVisits | undefined,
): Lane {
  const bounds = dayBounds(day, board.company.timeZone)
  const working = workingTime(board, personId, day)
  const anytime = visits?.anytime.get(day) ?? []
  const drives = withDrives(board, personId, touching(visits?.timed ?? [], bounds), bounds)
  let [timedMinutes, travelMinutes] = [0, 0]
  for (const one of drives) {
    timedMinutes += minutesWithin(one, bounds)
    if (one.startsAt >= bounds.startsAt) travelMinutes += one.travelMinutes
  }
  const anytimeMinutes = anytime.reduce((sum, { minutes }) => sum + minutes, 0)
  return {
    startsAt: bounds.startsAt,
    endsAt: bounds.endsAt,
    personId,
    day,
    working,
    visits: drives,
    anytime,
    gaps: working.absence ? [] : gapsOf(working.spans, drives),
    loadMinutes: timedMinutes + anytimeMinutes + travelMinutes,
    travelMinutes,
  }
}

/** Where a person's days begin; null where that is unknown. */
export function baseOf(board: Board, personId: string) {
  return board.people.get(personId)?.staff?.basePlace?.geo ?? null
}

function withDrives(
  board: Board,
  personId: string,
  timed: readonly TimedVisit[],
  bounds: Stretch,
): readonly LaneVisit[] {
  const { travel } = boardIndex(board)
  return timed.map((one, i) => {
    const previous = timed[i - 1] ?? null
    const place = previous ? previous.visit.place : baseOf(board, personId)
    // How they came to a visit that began the day before is part of that day's lane.
    const isFromBefore = one.startsAt < bounds.startsAt
    return laneVisit(one, { previous, place: isFromBefore ? one.visit.place : place }, travel)
  })
}

/** No visit is longer than a day, so earlier ones need not be looked at. */
const longestVisit = 24 * 3_600_000

/** Those of the visits sorted by start that touch the day. */
function touching(sorted: readonly TimedVisit[], bounds: Stretch): readonly TimedVisit[] {
  const found: TimedVisit[] = []
  for (let i = firstFrom(sorted, bounds.startsAt - longestVisit); i < sorted.length; i += 1) {
    const timed = sorted[i]
    if (!timed || timed.startsAt >= bounds.endsAt) break
    if (timed.endsAt > bounds.startsAt) found.push(timed)
  }
  return found
}

/** The index of the first visit that starts at or after an instant, by binary search. */
function firstFrom(sorted: readonly TimedVisit[], time: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.startsAt ?? Infinity) < time) low = middle + 1
    else high = middle
  }
  return low
}

function minutesWithin({ startsAt, endsAt }: Stretch, bounds: Stretch): number {
  return (Math.min(endsAt, bounds.endsAt) - Math.max(startsAt, bounds.startsAt)) / 60_000
}

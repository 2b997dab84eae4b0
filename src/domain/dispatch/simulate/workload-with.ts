import { skillGap } from '../../staff/skill-gap.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { checkSequence } from '../check/check-sequence.ts'
import { dayAt } from '../day-bounds.ts'
import { laneOf } from '../lane.ts'
import { visitDay } from '../visit-time.ts'
import { visitDays, visitsAround } from './visits-around.ts'

/** A local day 'YYYY-MM-DD' of a person, with the minutes of their work and drives and those of their hours. */
export interface DayLoad {
  readonly day: string
  readonly loadMinutes: number
  readonly workMinutes: number
}

/** What a person's days would be with some more visits. */
export interface Workload {
  /** The day with the least time left: of those from today on, or today where none of the visits is planned then. */
  readonly busiest: DayLoad | null
  /** Days on which they are away, have asked to be, or do not work. */
  readonly awayDays: readonly string[]
  readonly requestedDays: readonly string[]
  readonly offDays: readonly string[]
  /** How many of the visits overlap each other or what the person has already. */
  readonly overlaps: number
  /** How many of the visits need a skill that the person does not hold at the level on the day. */
  readonly unskilled: number
}

/** What a person's days would be if all these visits were theirs alone; those without a day count on each. */
export function workloadWith(
  board: Board,
  visits: readonly BoardVisit[],
  personId: string,
): Workload {
  const given = visits.map((visit) => ({ ...visit, assigneeIds: [personId] }))
  const later = { ...board, visits: [...visitsAround(board, given, [personId]), ...given] }
  const ids = new Set(given.map(({ id }) => id))
  const today = dayAt(board.now, board.company.timeZone)
  const days = visitDays(board, given).filter((day) => day >= today)
  const lanes = (days.length === 0 ? [today] : days).map((day) => laneOf(later, personId, day))
  const daysWhere = (is: (lane: (typeof lanes)[number]) => boolean) =>
    lanes.filter(is).map(({ day }) => day)
  const overlapping = lanes
    .flatMap(checkSequence)
    .filter(({ code }) => code === 'overlap')
    .flatMap(({ visitId, otherVisitId = '' }) => [visitId, otherVisitId])
  // What has no day yet counts on the day that is shown: it must fit in somewhere.
  const undatedMinutes = given
    .filter((visit) => visitDay(visit, board.company.timeZone) === null)
    .reduce((sum, { minutes }) => sum + minutes, 0)
  const loads = lanes.map(({ day, loadMinutes, working }) => ({
    day,
    loadMinutes: loadMinutes + undatedMinutes,
    workMinutes: working.minutes,
  }))
  const left = (one: DayLoad) => one.workMinutes - one.loadMinutes
  return {
    busiest: loads.reduce<DayLoad | null>(
      (most, one) => (most === null || left(one) < left(most) ? one : most),
      null,
    ),
    awayDays: daysWhere(({ working }) => working.absence !== null),
    requestedDays: daysWhere(({ working }) => !working.absence && working.requested !== null),
    offDays: daysWhere(({ working }) => !working.absence && working.spans.length === 0),
    overlaps: new Set(overlapping.filter((id) => ids.has(id))).size,
    unskilled: given.filter((visit) => lacksSkill(board, visit, personId)).length,
  }
}

function lacksSkill({ people, company, now }: Board, visit: BoardVisit, personId: string): boolean {
  const day = visitDay(visit, company.timeZone) ?? dayAt(now, company.timeZone)
  const staff = people.get(personId)?.staff ?? null
  return visit.order.skills.some((need) => {
    const gap = skillGap(staff, need, day)
    return gap !== null && gap !== 'overQualified'
  })
}

import type { Absence } from '../../entities/absence.ts'
import { type SkillGap, skillGap } from '../../staff/skill-gap.ts'
import { boardIndex } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { laneOf, makeLane } from '../lane.ts'
import { withoutVisit } from '../person-visits.ts'
import { timeLimits, withoutDue } from './limits.ts'
import { slotsIn } from './slots.ts'

/** What speaks for and against sending a person to a visit on a day. */
export interface PersonDay {
  /** Minutes of their other visits and drives, and of their hours. */
  readonly loadMinutes: number
  readonly workMinutes: number
  /** The earliest instant at which the visit would fit, late if need be, in milliseconds; null where it does not. */
  readonly freeAt: number | null
  readonly absence: Absence | null
  readonly requested: Absence | null
  /** The needed skills that they hold at the level, and those that they do not. */
  readonly holds: readonly string[]
  readonly lacks: readonly string[]
  /** The needed skills that they held at the level until before the day. */
  readonly expired: readonly string[]
}

/** A person's local day 'YYYY-MM-DD' without `visit`, which may be on the board already. */
export function personDay(
  board: Board,
  visit: BoardVisit,
  personId: string,
  day: string,
): PersonDay {
  const visits = boardIndex(board).byPerson.get(personId)
  const isPresent = board.visits.some(
    ({ id, assigneeIds }) => id === visit.id && assigneeIds.includes(personId),
  )
  const lane = isPresent
    ? makeLane(board, personId, day, withoutVisit(visits, visit.id))
    : laneOf(board, personId, day)
  const { working, loadMinutes } = lane
  const limits = timeLimits(visit)
  const inTime = working.absence ? [] : slotsIn(board, lane, visit, limits).slots
  const slots =
    inTime.length > 0 || working.absence
      ? inTime
      : slotsIn(board, lane, visit, withoutDue(limits)).slots
  const staff = board.people.get(personId)?.staff ?? null
  const gaps = visit.order.skills.map((need) => ({ id: need.id, gap: skillGap(staff, need, day) }))
  const isHeld = (gap: SkillGap | null) => gap === null || gap === 'overQualified'
  const idsOf = (some: typeof gaps) => some.map(({ id }) => id)
  return {
    loadMinutes,
    workMinutes: working.minutes,
    freeAt: slots.length === 0 ? null : Math.min(...slots.map(({ startsAt }) => startsAt)),
    absence: working.absence,
    requested: working.requested,
    holds: idsOf(gaps.filter(({ gap }) => isHeld(gap))),
    lacks: idsOf(gaps.filter(({ gap }) => !isHeld(gap) && gap !== 'skillExpired')),
    expired: idsOf(gaps.filter(({ gap }) => gap === 'skillExpired')),
  }
}

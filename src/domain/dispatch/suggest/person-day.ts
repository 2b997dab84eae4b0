import type { Absence } from '../../entities/absence.ts'
import { boardIndex } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { skillGap } from '../check/check-skills.ts'
import { laneOf, makeLane } from '../lane.ts'
import { withoutVisit } from '../person-visits.ts'
import { timeLimits } from './limits.ts'
import { slotsIn } from './slots.ts'

/** What speaks for and against sending a person to a visit on a day. */
export interface PersonDay {
  /** Minutes of their other visits and drives, and of their hours. */
  readonly loadMinutes: number
  readonly workMinutes: number
  /** The earliest instant at which the visit would fit, in milliseconds; null where it does not. */
  readonly freeAt: number | null
  readonly absence: Absence | null
  readonly requested: Absence | null
  /** The needed skills that they hold at the level, and those that they do not. */
  readonly holds: readonly string[]
  readonly lacks: readonly string[]
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
  const { slots } = working.absence ? { slots: [] } : slotsIn(board, lane, visit, timeLimits(visit))
  const isHeld = (id: string, level: 1 | 2 | 3) => {
    const gap = skillGap(board, personId, { id, level }, day)
    return gap === null || gap === 'overQualified'
  }
  const { skills } = visit.order
  return {
    loadMinutes,
    workMinutes: working.minutes,
    freeAt: slots.length === 0 ? null : Math.min(...slots.map(({ startsAt }) => startsAt)),
    absence: working.absence,
    requested: working.requested,
    holds: skills.filter(({ id, level }) => isHeld(id, level)).map(({ id }) => id),
    lacks: skills.filter(({ id, level }) => !isHeld(id, level)).map(({ id }) => id),
  }
}

import type { Board, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { findingsOf } from '#domain/dispatch/check/check.ts'
import { isUnderWay } from '#domain/dispatch/check/check-change.ts'
import { minutesOver } from '#domain/dispatch/hours-limit.ts'
import { laneOf } from '#domain/dispatch/lane.ts'
import { boardWith } from '#domain/dispatch/simulate/changed-board.ts'
import { takesTime, timedVisit, visitDay } from '#domain/dispatch/visit-time.ts'
import { workingTime } from '#domain/dispatch/working-time.ts'
import { isClosed } from '#domain/order/is-closed.ts'
import { isWaitingFor } from '#domain/planning/board/board-problem.ts'
import type { PlannedChange } from '#domain/planning/board/plan-changes.ts'
import { planPriorities } from '#domain/planning/day/weights.ts'

export interface DayFigures {
  /** Visits with a person and a time on the day. */
  readonly visits: number
  readonly driveMinutes: number
  /** Open visits without a person or a time. */
  readonly unassigned: number
  /** Open visits of people who do not work on the day. */
  readonly away: number
  /** Visits with more than a note, as the queue counts them, and people whose day is longer than their hours. */
  readonly problems: number
}

/** The visits that still wait for a place on a day, with some changes, urgent ones first. */
export function unplaced(
  board: Board,
  changes: readonly PlannedChange[],
  day: string,
): readonly BoardVisit[] {
  const changed = boardAfter(board, changes)
  const rank = ({ order }: BoardVisit) => planPriorities.indexOf(order.priority)
  return changed.visits
    .filter((visit) => isWaitingFor(day, visit, board.company.timeZone))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** The day's open visits that are assigned only to people who are off that day, after the changes. */
export function withPeopleAway(
  board: Board,
  changes: readonly PlannedChange[],
  day: string,
): readonly BoardVisit[] {
  const isOff = (id: string) => {
    const { absence, spans } = workingTime(board, id, day)
    return absence !== null || spans.length === 0
  }
  return visitsOf(board, changes, day).filter(
    (visit) =>
      !isClosed(visit.order.status) && !isUnderWay(visit) && visit.assigneeIds.every(isOff),
  )
}

/** The day's visits that are assigned to someone, after the changes. */
function visitsOf(board: Board, changes: readonly PlannedChange[], day: string) {
  const changed = boardAfter(board, changes)
  return changed.visits.filter(
    (visit) =>
      takesTime(visit) &&
      visit.assigneeIds.length > 0 &&
      visitDay(visit, board.company.timeZone) === day,
  )
}

/** How good a day is with some changes, by the board's own measures. */
export function dayFigures(
  board: Board,
  changes: readonly PlannedChange[],
  day: string,
  personIds: readonly string[],
): DayFigures {
  const changed = boardAfter(board, changes)
  const found = findingsOf(changed, day).filter(({ severity }) => severity !== 'note')
  // A daily maximum that is passed is a finding already.
  const isFound = (id: string) =>
    found.some(({ code, personId }) => code === 'overDailyMaximum' && personId === id)
  return {
    visits: visitsOf(board, changes, day).filter(timedVisit).length,
    driveMinutes: personIds.reduce((sum, id) => sum + laneOf(changed, id, day).travelMinutes, 0),
    unassigned: unplaced(board, changes, day).length,
    away: withPeopleAway(board, changes, day).length,
    problems:
      new Set(found.map(({ visitId }) => visitId)).size +
      personIds.filter((id) => isOver(changed, id, day) && !isFound(id)).length,
  }
}

/** Whether the day of someone who works on it is longer than their hours. */
function isOver(board: Board, personId: string, day: string): boolean {
  const lane = laneOf(board, personId, day)
  const { absence, spans } = lane.working
  return absence === null && spans.length > 0 && minutesOver(board, lane) > 0
}

function boardAfter(board: Board, changes: readonly PlannedChange[]): Board {
  return boardWith(
    board,
    changes.map(({ after }) => after),
  )
}

import type { Board, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { findingsOf } from '#domain/dispatch/check/check.ts'
import { laneOf } from '#domain/dispatch/lane.ts'
import { boardWith } from '#domain/dispatch/simulate/changed-board.ts'
import { isWaitingFor } from '#domain/planning/board/board-problem.ts'
import type { PlannedChange } from '#domain/planning/board/plan-changes.ts'

export interface DayFigures {
  readonly driveMinutes: number
  /** Open visits without a person or a time. */
  readonly unassigned: number
  /** Visits with more than a note, as the queue counts them. */
  readonly problems: number
}

/** The visits that still wait for a place on a day, with some changes. */
export function unplaced(
  board: Board,
  changes: readonly PlannedChange[],
  day: string,
): readonly BoardVisit[] {
  const changed = boardWith(
    board,
    changes.map(({ after }) => after),
  )
  return changed.visits.filter((visit) => isWaitingFor(day, visit, board.company.timeZone))
}

/** How good a day is with some changes, by the board's own measures. */
export function dayFigures(
  board: Board,
  changes: readonly PlannedChange[],
  day: string,
  personIds: readonly string[],
): DayFigures {
  const changed = boardWith(
    board,
    changes.map(({ after }) => after),
  )
  return {
    driveMinutes: personIds.reduce((sum, id) => sum + laneOf(changed, id, day).travelMinutes, 0),
    unassigned: unplaced(board, changes, day).length,
    problems: new Set(
      findingsOf(changed, day)
        .filter(({ severity }) => severity !== 'note')
        .map(({ visitId }) => visitId),
    ).size,
  }
}

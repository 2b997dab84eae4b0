import type { Board, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { boardWith, newProblems } from '#domain/dispatch/simulate/changed-board.ts'
import type { PlanResult } from '../day/result.ts'
import type { BoardProblem } from './board-problem.ts'

/** A visit that a plan moves. */
export interface PlannedChange {
  readonly before: BoardVisit
  readonly after: BoardVisit
}

/** Starts are rounded up to this many minutes, where that breaks nothing. */
const roundTo = 5

/**
 * What a plan changes on the board. Changes that the board's own checks would find fault with, because the planner's
 * estimate of a drive is coarser, are left out.
 */
export function planChanges(
  board: Board,
  { problem, axis, personIds }: BoardProblem,
  result: PlanResult,
): readonly PlannedChange[] {
  const known = new Map(board.visits.map((visit) => [visit.id, visit]))
  const movable = new Set(problem.visits.filter((one) => !one.isFrozen).map(({ id }) => id))
  const changesWith = (exact: ReadonlySet<string>) =>
    result.visits.flatMap(({ id, placement }): PlannedChange[] => {
      const before = known.get(id)
      if (!before || !placement || !movable.has(id)) return []
      const step = exact.has(id) ? 1 : roundTo
      const minute = Math.ceil(placement.start / step) * step
      const start = new Date(axis.instantAt(minute)).toISOString()
      const assigneeIds = placement.routes.flatMap((route) => personIds[route] ?? [])
      const isSame =
        before.start === start && assigneeIds.every((one) => before.assigneeIds.includes(one))
      return isSame ? [] : [{ before, after: { ...before, start, assigneeIds } }]
    })
  const exact = new Set<string>()
  for (;;) {
    const changes = changesWith(exact)
    const faults = faultsOf(board, changes, axis.day)
    const isLeft = [...faults].every((id) => exact.has(id))
    if (isLeft) return withoutFaults(board, changes, axis.day)
    for (const id of faults) exact.add(id)
  }
}

/** Takes changes back until none is left that breaks what was whole before. */
function withoutFaults(
  board: Board,
  changes: readonly PlannedChange[],
  day: string,
): readonly PlannedChange[] {
  const faults = faultsOf(board, changes, day)
  if (changes.length === 0 || faults.size === 0) return changes
  const kept = changes.filter(({ after }) => !faults.has(after.id))
  // A problem at a visit that stays is due to some change: none of them can be trusted.
  return kept.length === changes.length ? [] : withoutFaults(board, kept, day)
}

/** The visits that a new problem concerns. */
function faultsOf(
  board: Board,
  changes: readonly PlannedChange[],
  day: string,
): ReadonlySet<string> {
  const after = boardWith(
    board,
    changes.map((change) => change.after),
  )
  const found = newProblems(board, after, day)
  return new Set(
    found.flatMap(({ visitId, otherVisitId }) => [
      visitId,
      ...(otherVisitId ? [otherVisitId] : []),
    ]),
  )
}

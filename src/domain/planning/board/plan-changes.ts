import type { Board, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { boardWith, newProblems } from '#domain/dispatch/simulate/changed-board.ts'
import { startStep } from '#domain/dispatch/start-step.ts'
import type { PlanResult } from '../day/result.ts'
import { type BoardProblem, startMinute } from './board-problem.ts'
import { mostDispensable, overHours } from './over-hours.ts'

/** A visit that a plan moves. */
export interface PlannedChange {
  readonly before: BoardVisit
  readonly after: BoardVisit
}

/** How many steps later a visit may start than planned, where the board finds its drive longer than the planner did. */
const mostLater = 3

/**
 * What a plan changes on the board. Where the board's own checks would find fault, because the planner's estimate of a
 * drive is coarser, a visit starts a step or more later; what still breaks something is left out, and so is what makes
 * someone's day longer than their hours. That a visit is late which no one can do in time is no fault of the plan.
 */
export function planChanges(
  board: Board,
  { problem, axis, personIds, lateIds }: BoardProblem,
  result: PlanResult,
): readonly PlannedChange[] {
  const known = new Map(board.visits.map((visit) => [visit.id, visit]))
  const movable = new Set(problem.visits.filter((one) => !one.isFrozen).map(({ id }) => id))
  const later = new Map<string, number>()
  const changesNow = () =>
    result.visits.flatMap(({ id, placement }): PlannedChange[] => {
      const before = known.get(id)
      if (!before || !placement || !movable.has(id)) return []
      const minute = placement.start + (later.get(id) ?? 0) * startStep
      const start = new Date(axis.instantAt(minute)).toISOString()
      const assigneeIds = placement.routes.flatMap((route) => personIds[route] ?? [])
      const isSame =
        startMinute(axis, before) === minute &&
        assigneeIds.every((one) => before.assigneeIds.includes(one))
      return isSame ? [] : [{ before, after: { ...before, start, assigneeIds } }]
    })
  for (;;) {
    const changes = changesNow()
    const faults = faultsOf(board, changes, axis.day, lateIds)
    const late = changes.flatMap(({ after: { id } }) =>
      faults.visitIds.has(id) && (later.get(id) ?? 0) < mostLater ? [id] : [],
    )
    if (late.length === 0) return withoutFaults(board, changes, axis.day, lateIds)
    for (const id of late) later.set(id, (later.get(id) ?? 0) + 1)
  }
}

/** Takes changes back until none is left that breaks what was whole before. */
function withoutFaults(
  board: Board,
  changes: readonly PlannedChange[],
  day: string,
  lateIds: ReadonlySet<string>,
): readonly PlannedChange[] {
  const { visitIds, personIds } = faultsOf(board, changes, day, lateIds)
  if (changes.length === 0) return changes
  if (visitIds.size === 0) {
    // Visits that stay where they are may lie outside the hours, so that a day within them is still too long.
    const [over] = overHours(board, changes, day)
    const left = over && mostDispensable(changes, over.personId)
    if (!left) return changes
    const others = changes.filter((change) => change !== left)
    return withoutFaults(board, others, day, lateIds)
  }
  const isOfPerson = ({ before, after }: PlannedChange) =>
    [...before.assigneeIds, ...after.assigneeIds].some((id) => personIds.has(id))
  // A problem at a visit that stays is due to a change of the same person's day; else none of them can be trusted.
  const kept = [
    changes.filter(({ after }) => !visitIds.has(after.id)),
    changes.filter((change) => !isOfPerson(change)),
  ].find((some) => some.length < changes.length)
  return kept ? withoutFaults(board, kept, day, lateIds) : []
}

/** The visits and people that a new problem concerns. */
function faultsOf(
  board: Board,
  changes: readonly PlannedChange[],
  day: string,
  lateIds: ReadonlySet<string>,
) {
  const after = boardWith(
    board,
    changes.map((change) => change.after),
  )
  const found = newProblems(board, after, day).filter(
    ({ code, visitId }) => code !== 'dueMissed' || !lateIds.has(visitId),
  )
  return {
    visitIds: new Set(
      found.flatMap(({ visitId, otherVisitId }) => [
        visitId,
        ...(otherVisitId ? [otherVisitId] : []),
      ]),
    ),
    personIds: new Set(found.flatMap(({ personId }) => personId ?? [])),
  }
}

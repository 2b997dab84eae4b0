import type { Board, BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { FindingCode } from '#domain/dispatch/finding.ts'
import { boardWith, newProblems } from '#domain/dispatch/simulate/changed-board.ts'
import { explain, type Obstacle } from '../day/explain.ts'
import type { PlanResult } from '../day/result.ts'
import type { BoardProblem } from './board-problem.ts'
import { overHours } from './over-hours.ts'
import type { PlannedChange } from './plan-changes.ts'

/** Why a plan leaves a visit without a place. */
export type LeftReason =
  /** It was placed, and the dispatcher did not take that. */
  | { readonly kind: 'refused' }
  /** It belongs to someone who is not planned. */
  | { readonly kind: 'otherPeople' }
  /** The window that the customer was promised has passed. */
  | { readonly kind: 'promiseOver' }
  /** There is a place, which costs more than the visit is worth. */
  | { readonly kind: 'detour' }
  /** Where it was placed it would break this rule of the board. */
  | { readonly kind: 'broken'; readonly code: FindingCode }
  /** Where it was placed the day would be longer than someone's hours. */
  | { readonly kind: 'overHours' }
  /** What keeps how many people from it, most frequent first. */
  | { readonly kind: 'rules'; readonly whyNot: readonly Obstacle[] }

/** What says no more than that no one has time where the plan as offered would put it. */
const noRoom: ReadonlySet<FindingCode> = new Set(['overlap', 'travelTooLong'])

/** With everyone whom no other rule keeps from it as someone without time. */
function withBusy(whyNot: readonly Obstacle[], people: number): readonly Obstacle[] {
  const others = whyNot.filter(({ rule }) => rule !== 'busy')
  const count = people - others.reduce((sum, one) => sum + one.count, 0)
  const busy: readonly Obstacle[] = count > 0 ? [{ rule: 'busy', count }] : []
  return [...busy, ...others]
}

/** Why a visit has no place in a plan of the board, of which these changes are offered. */
export function leftReason(
  board: Board,
  made: BoardProblem,
  { result, changes }: { readonly result: PlanResult; readonly changes: readonly PlannedChange[] },
  visit: BoardVisit,
): LeftReason {
  if (changes.some(({ after }) => after.id === visit.id)) return { kind: 'refused' }
  const { windowEnd } = visit.order
  if (windowEnd !== null && Date.parse(windowEnd) < board.now) return { kind: 'promiseOver' }
  const explained = explain(made.problem, result, visit.id)
  if (!explained) return { kind: 'otherPeople' }
  const placement = result.visits.find(({ id }) => id === visit.id)?.placement
  if (placement) {
    const start = new Date(made.axis.instantAt(placement.start)).toISOString()
    const assigneeIds = placement.routes.flatMap((route) => made.personIds[route] ?? [])
    const before = boardWith(
      board,
      changes.map(({ after }) => after),
    )
    const moved = { ...visit, start, assigneeIds }
    const after = boardWith(before, [moved])
    const found = newProblems(before, after, made.axis.day).find(
      ({ code }) => code !== 'dueMissed' || !made.lateIds.has(visit.id),
    )
    if (found && noRoom.has(found.code))
      return { kind: 'rules', whyNot: withBusy(explained.whyNot, made.personIds.length) }
    if (found) return { kind: 'broken', code: found.code }
    const isOver = overHours(before, [{ before: visit, after: moved }], made.axis.day).length > 0
    if (isOver) return { kind: 'overHours' }
  }
  return explained.nextBest ? { kind: 'detour' } : { kind: 'rules', whyNot: explained.whyNot }
}

import type { Board } from '#domain/dispatch/board-visit.ts'
import { check, findingsOf } from '#domain/dispatch/check/check.ts'
import type { Finding } from '#domain/dispatch/finding.ts'
import { groupBy } from '#lib/group-by.ts'
import { identical } from '#lib/identical.ts'
import type { Plan } from '../actions/visit-change.ts'
import type { BoardItem } from './use-board.ts'

export type FindingsByVisit = ReadonlyMap<string, readonly Finding[]>

/**
 * Checks the visits of some days, by visit. A list that says the same as the last time is the same object, so that
 * only what changed is drawn again.
 */
export function createDayChecker(): (board: Board, days: readonly string[]) => FindingsByVisit {
  let before: FindingsByVisit = new Map()
  return (board, days) => {
    const found = new Map<string, readonly Finding[]>()
    const all = days.flatMap((day) => findingsOf(board, day))
    for (const [visitId, findings] of groupBy(all, (one) => one.visitId)) {
      const known = before.get(visitId)
      found.set(visitId, known && identical(known, findings) ? known : findings)
    }
    return (before = found)
  }
}

/** What is wrong with a visit as it would be planned. */
export function checkPlan(board: Board, item: BoardItem, plan: Partial<Plan>): readonly Finding[] {
  return check(board, { before: item, visit: { ...item, ...plan } })
}

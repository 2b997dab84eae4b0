import type { Board } from '#domain/dispatch/board-visit.ts'
import { check, findingsOf } from '#domain/dispatch/check/check.ts'
import type { Finding } from '#domain/dispatch/finding.ts'
import type { Plan } from '../actions/visit-change.ts'
import type { BoardItem } from './use-board.ts'

export type FindingsByVisit = ReadonlyMap<string, readonly Finding[]>

/** What is wrong with the visits of some days, by visit. */
export function checkDays(board: Board, days: readonly string[]): FindingsByVisit {
  const found = new Map<string, Finding[]>()
  for (const finding of days.flatMap((day) => findingsOf(board, day))) {
    const list = found.get(finding.visitId)
    if (list) list.push(finding)
    else found.set(finding.visitId, [finding])
  }
  return found
}

/** What is wrong with a visit as it would be planned. */
export function checkPlan(board: Board, item: BoardItem, plan: Partial<Plan>): readonly Finding[] {
  return check(board, { before: item, visit: { ...item, ...plan } })
}

import type { Board } from '../dispatch/board-visit.ts'
import { dayAt } from '../dispatch/day-bounds.ts'
import { checkNow } from '../dispatch/check/check-now.ts'
import { laneOf } from '../dispatch/lane.ts'
import { isLate } from '../order/is-late.ts'
import { whyPlanNow } from '../order/why-plan-now.ts'

/** A visit of today to which someone can no longer come in time. */
export interface RiskyVisit {
  readonly orderId: string
  readonly personId: string
  /** By how many minutes they come too late. */
  readonly minutes: number
}

/** The orders of today that will be late, as the board finds; those that are late or to plan already are not among them. */
export function ordersAtRisk(board: Board): readonly RiskyVisit[] {
  const today = dayAt(board.now, board.company.timeZone)
  const now = new Date(board.now).toISOString()
  const context = { now, timeZone: board.company.timeZone }
  const byVisit = new Map(board.visits.map((visit) => [visit.id, visit]))
  const found = new Map<string, RiskyVisit>()
  for (const personId of board.people.keys()) {
    for (const { visitId, minutes = 0 } of checkNow(board, laneOf(board, personId, today))) {
      const order = byVisit.get(visitId)?.order
      if (!order || isLate(order, now) || whyPlanNow(order, context) !== null) continue
      const known = found.get(order.id)
      if (!known || known.minutes < minutes)
        found.set(order.id, { orderId: order.id, personId, minutes })
    }
  }
  return [...found.values()].toSorted((a, b) => b.minutes - a.minutes)
}

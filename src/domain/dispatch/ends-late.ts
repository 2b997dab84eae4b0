import type { BoardVisit } from './board-visit.ts'
import { timedVisit } from './visit-time.ts'

/** Whether a visit ends later than its order is due. */
export function endsLate(visit: BoardVisit): boolean {
  const { dueAt } = visit.order
  const timed = timedVisit(visit)
  return dueAt !== null && timed !== null && timed.endsAt > Date.parse(dueAt)
}

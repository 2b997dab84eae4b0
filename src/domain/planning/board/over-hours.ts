import type { Board, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { hoursLimit, minutesOver } from '#domain/dispatch/hours-limit.ts'
import { laneOf } from '#domain/dispatch/lane.ts'
import { boardWith } from '#domain/dispatch/simulate/changed-board.ts'
import { planPriorities } from '../day/weights.ts'

/** A visit as it is and as it would be. */
interface MovedVisit {
  readonly before: BoardVisit
  readonly after: BoardVisit
}

/** Someone whose day gets longer than their hours, or longer than it was where it was too long before. */
export interface OverHours {
  readonly personId: string
  readonly loadMinutes: number
  readonly limitMinutes: number
}

/** Whom changes of a local day 'YYYY-MM-DD' bring over their hours, or further over them. */
export function overHours(
  board: Board,
  changes: readonly MovedVisit[],
  day: string,
): readonly OverHours[] {
  const after = boardWith(
    board,
    changes.map((change) => change.after),
  )
  const ids = new Set(
    changes.flatMap((one) => [...one.before.assigneeIds, ...one.after.assigneeIds]),
  )
  return [...ids].flatMap((personId) => {
    const lane = laneOf(after, personId, day)
    const over = minutesOver(after, lane)
    if (over === 0 || over <= minutesOver(board, laneOf(board, personId, day))) return []
    return [{ personId, loadMinutes: lane.loadMinutes, limitMinutes: hoursLimit(after, lane) }]
  })
}

/** Whether a change gives a person a visit that they did not have on the day. */
export function addsTo(personId: string, { before, after }: MovedVisit): boolean {
  const had = before.start !== null && before.assigneeIds.includes(personId)
  return after.assigneeIds.includes(personId) && !had
}

/**
 * The change that a person's day does best without: work from the queue before what was planned, of the least priority,
 * the latest first. Null where none of the changes concerns them.
 */
export function mostDispensable<T extends MovedVisit>(
  changes: readonly T[],
  personId: string,
): T | null {
  const rank = (change: MovedVisit) =>
    !addsTo(personId, change) ? 0 : isPlanned(change.before) ? 1 : 2
  const priority = ({ after }: MovedVisit) => planPriorities.indexOf(after.order.priority)
  const startOf = ({ after }: MovedVisit) => Date.parse(after.start ?? '')
  const [first] = changes
    .filter(({ before, after }) => [...before.assigneeIds, ...after.assigneeIds].includes(personId))
    .toSorted((a, b) => rank(b) - rank(a) || priority(b) - priority(a) || startOf(b) - startOf(a))
  return first ?? null
}

function isPlanned({ start, assigneeIds }: BoardVisit): boolean {
  return start !== null && assigneeIds.length > 0
}

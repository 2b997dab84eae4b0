import { isClosed } from '../../order/is-closed.ts'
import { statusOfPlan } from '../../order/transitions/status-of-plan.ts'
import { isBeingDone, underWayStatuses } from '../../order/under-way.ts'
import type { Order } from '../../entities/order.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { type Finding, finding, type UnderWay } from '../finding.ts'

/** A visit as it would be, and as it is; `before` is null where it is new. */
export interface VisitChange {
  readonly visit: BoardVisit
  readonly before: BoardVisit | null
}

/** Whether someone is driving to this order or working on it. */
export function isUnderWay({ order }: BoardVisit): boolean {
  return underWayStatuses.has(order.status)
}

/** Why a change cannot be saved. */
export function checkChange(board: Board, { visit, before }: VisitChange): readonly Finding[] {
  const isMoved = before !== null && before.start !== visit.start
  const isGiven = before !== null && !isSameSet(before.assigneeIds, visit.assigneeIds)
  const isLonger = before !== null && before.minutes !== visit.minutes
  const isTaken = before?.assigneeIds.some((id) => !visit.assigneeIds.includes(id)) ?? false
  const found: Finding[] = []
  if (isClosed(visit.order.status) && (before === null || isMoved || isGiven || isLonger))
    found.push(finding('orderClosed', visit.id))
  else if (before !== null && isUnderWay(before) && (isMoved || isTaken))
    found.push(finding('underWay', visit.id, whoIsThere(before, visit)))
  const lock = before?.locked ?? 'none'
  if (
    (isMoved && (lock === 'time' || lock === 'both')) ||
    (isGiven && lock !== 'none' && lock !== 'time')
  )
    found.push(finding('locked', visit.id))
  return [...found, ...checkLength(visit), ...checkActive(board, visit)]
}

/** Without details where the office sent it back: it has the status and no one there. */
function whoIsThere(before: BoardVisit, visit: BoardVisit): { readonly underWay?: UnderWay } {
  const { order, assigneeIds: had } = before
  const gone = had.filter((id) => !visit.assigneeIds.includes(id))
  const ofOtherVisits = order.assigneeIds.filter((id) => !had.includes(id))
  const there = underWayOf(order, [...ofOtherVisits, ...visit.assigneeIds])
  return there ? { underWay: { ...there, personIds: gone.length > 0 ? gone : had } } : {}
}

/** Who of an order's people would leave it while it is under way, and with whom it starts over; null while it is not. */
export function underWayOf(order: Order, nextIds: readonly string[]): UnderWay | null {
  const { status, plannedStart } = order
  if (!isBeingDone(order) || (status !== 'enRoute' && status !== 'onSite' && status !== 'paused'))
    return null
  const next = statusOfPlan(order, { assigneeIds: nextIds, plannedStart })
  const personIds = order.assigneeIds.filter((id) => !nextIds.includes(id))
  return { status, personIds, nextIds: next === status ? null : nextIds }
}

function checkLength({ id, minutes }: BoardVisit): readonly Finding[] {
  const isPossible = Number.isInteger(minutes) && minutes >= 5 && minutes <= 24 * 60
  return isPossible ? [] : [finding('impossibleLength', id)]
}

/** Assignees who cannot be sent. */
export function checkActive(board: Board, { id, assigneeIds }: BoardVisit): readonly Finding[] {
  return assigneeIds
    .filter((personId) => board.people.get(personId)?.user.status !== 'active')
    .map((personId) => finding('inactivePerson', id, { personId }))
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}

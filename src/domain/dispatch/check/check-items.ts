import { isClosed } from '../../order/is-closed.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { type Finding, finding } from '../finding.ts'
import { takesTime } from '../visit-time.ts'
import { isUnderWay } from './check-change.ts'

/**
 * Items that a visit needs and that its people have too little of, in their vans and on the way there together. What
 * their earlier visits need is not there for this one. Once someone is on the way, it is too late to say so.
 */
export function checkItems(board: Board, visit: BoardVisit): readonly Finding[] {
  return missingItems(board, visit).map((itemId) => finding('partMissing', visit.id, { itemId }))
}

/** Whether the people of a visit have too little of something that it needs. */
export function lacksItems(board: Board, visit: BoardVisit): boolean {
  return missingItems(board, visit).length > 0
}

function missingItems(board: Board, visit: BoardVisit): readonly string[] {
  const { order, assigneeIds } = visit
  const { stock } = board
  if (!stock || order.neededItems.length === 0 || assigneeIds.length === 0) return []
  if (isClosed(order.status) || isUnderWay(visit)) return []
  const before = new Map<string, BoardVisit>()
  for (const other of needingItems(board))
    if (isBefore(other, visit)) before.set(other.orderId, other)
  return order.neededItems.flatMap(({ id, quantity }) => {
    if (!stock.countedIds.has(id)) return []
    let left = assigneeIds.reduce((sum, uid) => sum + (stock.vans.get(uid)?.get(id) ?? 0), 0)
    for (const other of before.values())
      left -= other.order.neededItems.find((one) => one.id === id)?.quantity ?? 0
    return left < quantity ? [id] : []
  })
}

/** Whether an earlier visit of the same people, for another order, takes what it needs. */
function isBefore(other: BoardVisit, visit: BoardVisit): boolean {
  if (other.orderId === visit.orderId || other.start === null || visit.start === null) return false
  // A day sorts before each of its instants.
  if (other.start > visit.start || (other.start === visit.start && other.id > visit.id))
    return false
  return other.assigneeIds.some((uid) => visit.assigneeIds.includes(uid))
}

const kept = new WeakMap<Board, readonly BoardVisit[]>()

/** The planned visits whose orders need items and are not being worked on. */
export function needingItems(board: Board): readonly BoardVisit[] {
  const known = kept.get(board)
  if (known) return known
  const made = board.visits.filter(
    (visit) =>
      visit.order.neededItems.length > 0 &&
      takesTime(visit) &&
      !isClosed(visit.order.status) &&
      visit.order.status !== 'onSite' &&
      visit.order.status !== 'paused',
  )
  kept.set(board, made)
  return made
}

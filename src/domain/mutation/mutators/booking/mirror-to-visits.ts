import { ok, type Result } from '#lib/result.ts'
import { followOrder, isAheadOfOrder } from '#domain/booking/follow-order.ts'
import { haveSame } from '#domain/booking/have-same.ts'
import { isSameInstant } from '#domain/booking/is-same-instant.ts'
import { minutesBetween } from '#domain/booking/implied-visit.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { readEntity } from '../shared/read-entity.ts'
import { saveVisit } from './save-visit.ts'
import { knownVisits } from './stored-visits.ts'

interface How {
  readonly at: string
  /** The further visits that the author knew. */
  readonly parts: readonly number[] | undefined
  /** The order goes back to the queue as a whole: further visits are cancelled. */
  readonly isTakenBack?: boolean
  /** The parts that are changed, by default all that are known. */
  readonly writes?: readonly number[]
}

/**
 * After an order's plan or whether it is sent has changed: its stored visits follow. Without any stored visit the order
 * alone says it.
 */
export function mirrorToVisits(
  tx: Tx,
  before: Order,
  { at, parts, isTakenBack = false, writes }: How,
): Result<void, Problem> {
  const { open, isPartial } = knownVisits(tx, before.id, parts)
  if (open.length === 0) return ok()
  const after = readEntity(tx, 'orders', before.id)
  if (!after.ok) return after
  const isOnly = open.length === 1 && !isPartial
  const change = { before, after: after.value, target: targetOf(open, before) }
  for (const visit of open) {
    if (writes && !writes.includes(visit.part)) continue
    // Someone changed it between the commits of this change; the order follows it then.
    if (writes && isOnly && !isTakenBack && isAheadOfOrder(visit, after.value)) continue
    const isCancelled = isTakenBack && visit.part > 1
    const wanted = isOnly ? followOrder(visit, after.value) : wantedOf(visit, change)
    saveVisit(tx, visit, isCancelled ? { ...visit, cancelledAt: at } : wanted, at)
  }
  return ok()
}

interface OrderChange {
  readonly before: Order
  readonly after: Order
  readonly target: PlannedVisit | undefined
}

/** The visit that the order's times are of. */
function targetOf(open: readonly PlannedVisit[], { plannedStart }: Order) {
  return open.find(({ start }) => start !== null && isSameInstant(start, plannedStart)) ?? open[0]
}

/**
 * One of several visits: it loses whom the order lost, and the one that the order's times are of moves with them. Whoever
 * is added joins that one, and those that have the whole crew. One that would lose everyone goes to those who are left,
 * so that it stays planned.
 */
function wantedOf(visit: PlannedVisit, { before, after, target }: OrderChange): PlannedVisit {
  const gone = before.assigneeIds.filter((uid) => !after.assigneeIds.includes(uid))
  const added = after.assigneeIds.filter((uid) => !before.assigneeIds.includes(uid))
  const kept = visit.assigneeIds.filter((uid) => !gone.includes(uid))
  const isReplaced =
    kept.length < visit.assigneeIds.length ||
    (gone.length === 0 && (visit === target || haveSame(visit.assigneeIds, before.assigneeIds)))
  const people = isReplaced ? [...new Set([...kept, ...added])] : kept
  const isMoved =
    visit === target &&
    !(
      isSameInstant(before.plannedStart, after.plannedStart) &&
      isSameInstant(before.plannedEnd, after.plannedEnd)
    )
  return {
    ...visit,
    assigneeIds: people.length === 0 && gone.length > 0 ? after.assigneeIds : people,
    ...(isMoved && {
      start: after.plannedStart,
      minutes:
        after.plannedEnd === null
          ? visit.minutes
          : minutesBetween(after.plannedStart, after.plannedEnd),
    }),
    isSent: after.isSent && (visit.isSent || !before.isSent),
  }
}

import * as v from 'valibot'
import { haveSame } from '#domain/booking/have-same.ts'
import { isSameInstant } from '#domain/booking/is-same-instant.ts'
import type { Booking } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import { isLateStep } from '../transitions/is-late-step.ts'
import { viewersOf } from '../is-sent.ts'
import type { OrderStatus } from '../order-status.ts'

/** What a person knew of one visit of theirs. */
const seenVisit = v.object({ start: v.nullable(v.string()), people: v.array(v.string()) })
export type SeenVisit = Readonly<v.InferOutput<typeof seenVisit>>

/** What a person knew of an order when they last looked at it. */
export const seenOrder = v.object({
  title: v.string(),
  plannedStart: v.nullable(v.string()),
  /** Absent in entries of an older app. */
  windowStart: v.exactOptional(v.nullable(v.string())),
  cancelled: v.boolean(),
  /** Whether it was this person's work and not only visible to them. Absent in entries of an older app. */
  mine: v.exactOptional(v.boolean()),
  /** This person's step that waited for the office's decision; null where there was none. */
  inReview: v.exactOptional(v.nullable(v.string())),
  /** Who was sent on it. Absent in entries of an older app. */
  people: v.exactOptional(v.array(v.string())),
  /** This person's stored visits, by id. Absent in entries of an older app. */
  visits: v.exactOptional(v.record(v.string(), seenVisit)),
})
export type SeenOrder = Readonly<v.InferOutput<typeof seenOrder>>
export type SeenOrders = Readonly<Record<string, SeenOrder>>

/** A change by others to a person's work since they last looked. */
export type OrderChange =
  | {
      /** 'inReview': the person's own step came too late and waits for the office; 'overruled': it does not count. */
      readonly type: 'new' | 'inReview' | 'overruled'
      readonly id: string
      readonly title: string
    }
  | {
      readonly type: 'cancelled'
      readonly id: string
      readonly title: string
      /** In the office's words; '' for none. */
      readonly reason: string
    }
  | {
      /** No longer this person's; 'gone' is no longer theirs to read either, so that nothing else is known of it. */
      readonly type: 'reassigned' | 'gone'
      readonly id: string
      readonly title: string
      /** When it was planned while it was theirs; null for no time. */
      readonly from: string | null
    }
  | {
      readonly type: 'moved'
      readonly id: string
      readonly title: string
      /** Instants; null for no time. */
      readonly from: string | null
      readonly to: string | null
    }
  | {
      readonly type: 'crew'
      readonly id: string
      readonly title: string
      /** Ids of everyone else who is sent on it now. */
      readonly others: readonly string[]
    }

/** What of an order tells its changes. */
export type Known = Pick<
  Order,
  | 'id'
  | 'title'
  | 'plannedStart'
  | 'windowStart'
  | 'status'
  | 'statusReason'
  | 'open'
  | 'isSent'
  | 'assigneeIds'
  | 'needsReview'
>

/** A stored visit of the person whose orders these are. */
type Visit = Pick<Booking, 'id' | 'orderId' | 'part' | 'parts' | 'start' | 'assigneeIds'>

/** Whether an order that a person knew was their work and leaves a gap: they are told that it is no longer theirs. */
export function isMissedByOwner({ cancelled, mine }: SeenOrder): boolean {
  return !cancelled && mine !== false
}

/** Ids of the orders that were a person's work when they last looked and are no longer among their `own`. */
export function leftOrderIds(
  seen: SeenOrders,
  own: readonly Pick<Order, 'id'>[],
): readonly string[] {
  const here = new Set(own.map(({ id }) => id))
  return Object.entries(seen)
    .filter(([id, known]) => isMissedByOwner(known) && !here.has(id))
    .map(([id]) => id)
}

/**
 * Orders that are new, moved, cancelled, reassigned or have other people, and the outcome of steps that came too late. `own` are all
 * orders of the person `uid` on this device, and `visible` those of `leftOrderIds` that they may still read; undefined
 * while that is not known, which reports none that left. `visits` are the person's stored visits, with which the time of
 * an order that has several is told only where it is one of theirs (`visitChanges` tells the others).
 */
export function changesSince(
  seen: SeenOrders,
  own: readonly Known[],
  visible: ReadonlySet<string> | undefined,
  uid: string,
  visits: readonly Visit[] = [],
): readonly OrderChange[] {
  const left = visible === undefined ? [] : leftOrderIds(seen, own)
  return [
    ...own.flatMap((order) => changeOf(seen[order.id], order, uid, visits)),
    ...left.flatMap((id) => leftChange(id, seen[id], visible?.has(id) ?? false)),
  ]
}

function leftChange(
  id: string,
  seen: SeenOrder | undefined,
  isVisible: boolean,
): readonly OrderChange[] {
  if (!seen) return []
  const { title, mine, plannedStart: from } = seen
  if (!isVisible) return [{ type: 'gone', id, title, from }]
  // An older app recorded orders that were only looked at as if they were work.
  return mine === true ? [{ type: 'reassigned', id, title, from }] : []
}

function changeOf(
  seen: SeenOrder | undefined,
  order: Known,
  uid: string,
  visits: readonly Visit[],
): readonly OrderChange[] {
  const { id, title } = order
  const step = stepInReview(order, uid)
  const before = seen?.inReview ?? null
  if (step !== null) return step === before ? [] : [{ type: 'inReview', id, title }]
  if (before !== null && before !== order.status) return [{ type: 'overruled', id, title }]
  const isKnown = seen !== undefined && seen.mine !== false
  if (order.status === 'cancelled') {
    return isKnown && !seen.cancelled
      ? [{ type: 'cancelled', id, title, reason: order.statusReason }]
      : []
  }
  if (isFinished(order)) return []
  if (!isKnown) return [{ type: 'new', id, title }]
  const isWindowChanged = seen.windowStart !== undefined && seen.windowStart !== order.windowStart
  const isMoved =
    isWindowChanged ||
    (seen.plannedStart !== order.plannedStart && !isOfOtherVisit(seen, order, visits))
  const isOtherCrew = seen.people !== undefined && !haveSame(seen.people, order.assigneeIds)
  return [
    ...(isMoved
      ? [{ type: 'moved', id, title, from: seen.plannedStart, to: order.plannedStart } as const]
      : []),
    ...(isOtherCrew
      ? [
          {
            type: 'crew',
            id,
            title,
            others: order.assigneeIds.filter((one) => one !== uid),
          } as const,
        ]
      : []),
  ]
}

/** Whether the new time of an order is that of someone else's visit, or of one of theirs that is new or did not move. */
function isOfOtherVisit(seen: SeenOrder, order: Known, visits: readonly Visit[]): boolean {
  const own = visits.filter(({ orderId }) => orderId === order.id)
  // Where there is only one, an older app may have changed the order alone.
  if (!own.some(({ part, parts }) => part > 1 || parts > 1)) return false
  const { visits: known } = seen
  const isMoved = ({ id, start }: Visit) =>
    known === undefined || (known[id] !== undefined && !isSameInstant(known[id].start, start))
  return !own.some((visit) => isSameInstant(visit.start, order.plannedStart) && isMoved(visit))
}

/** What a person knows of an order now; `visits` are all their stored ones, undefined while that is not known. */
export function toSeenOrder(order: Known, uid: string, visits?: readonly Visit[]): SeenOrder {
  const { title, plannedStart, windowStart, status } = order
  const mine = viewersOf(order).includes(uid)
  const inReview = stepInReview(order, uid)
  return {
    title,
    plannedStart,
    windowStart,
    cancelled: status === 'cancelled',
    mine,
    inReview,
    people: [...order.assigneeIds],
    ...(visits && { visits: seenVisitsOf(order.id, visits) }),
  }
}

/** What a person knows of their visits of an order. */
export function seenVisitsOf(
  orderId: string,
  visits: readonly Visit[],
): Readonly<Record<string, SeenVisit>> {
  const own = visits.filter((visit) => visit.orderId === orderId)
  return Object.fromEntries(
    own.map(({ id, start, assigneeIds }) => [id, { start, people: [...assigneeIds] }]),
  )
}

/** This person's step that came too late and waits for the office; null where there is none. */
export function stepInReview(order: Pick<Order, 'needsReview'>, uid: string): OrderStatus | null {
  const { needsReview } = order
  return needsReview?.by === uid && isLateStep(order) ? needsReview.to : null
}

/**
 * Drops orders that this person has finished, wholly or in part: they may leave the device at any time and come back
 * as new work. A step that came too late is remembered until the person knows its outcome.
 */
export function withoutCompleted(seen: SeenOrders, own: readonly Known[]): SeenOrders {
  const finished = own.filter((order) => isFinished(order) && !isUndecided(seen[order.id], order))
  const gone = new Set(finished.map(({ id }) => id))
  return Object.fromEntries(Object.entries(seen).filter(([id]) => !gone.has(id)))
}

/** Whether a step that came too late waits for the office or was overruled, and so does not count. */
function isUndecided(seen: SeenOrder | undefined, { needsReview, status }: Known): boolean {
  const step = seen?.inReview ?? null
  return step !== null && (needsReview !== null || step !== status)
}

function isFinished({ open, status }: Known): boolean {
  return status === 'partlyDone' || (!open && status !== 'cancelled')
}

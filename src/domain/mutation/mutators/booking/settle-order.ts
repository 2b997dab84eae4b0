import { ok, type Result } from '#lib/result.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import { bookingId } from '#domain/booking/booking-id.ts'
import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import type { Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { keepLateNotices } from '../order/keep-late-notices.ts'
import { keepRequests } from '../order/keep-requests.ts'
import { noteNewViewers, sendPlanned, showChildren } from '../order/order-children.ts'
import { readEntity } from '../shared/read-entity.ts'
import { saveVisit } from './save-visit.ts'
import { knownVisits } from './stored-visits.ts'
import { writeOrder } from './write-order.ts'

interface Change {
  /** The order before the change. */
  readonly order: Order
  /** The id of the visit that changed. */
  readonly target: string
  /** The visit before the change; null where its people need not be told of it again. */
  readonly visit: PlannedVisit | null
  /** All parts of the order that the author knew of. */
  readonly parts: readonly number[]
  readonly send: boolean
}

type Unknown = {
  /** What the order says of visits that the author did not know. */
  readonly unknown: readonly PlannedVisit[]
}

type Settled = Change & Unknown & { readonly children: readonly string[] }

/** After a visit changed: its order follows, its people are told, and those who see the order see what is part of it. */
export function settleOrder(tx: Tx, change: Settled, at: string): Result<void, Problem> {
  const { order, children } = change
  const ordered = alignOrder(tx, change, at)
  if (!ordered.ok) return ordered
  const told = alignVisits(tx, change, at)
  if (!told.ok || children.length === 0) return told
  return showChildren(tx, order, children)
}

/** The order follows its visits: people, times, status, and whether it is sent. */
export function alignOrder(
  tx: Tx,
  { order, target, parts, unknown, send }: Change & Unknown,
  at: string,
): Result<void, Problem> {
  const { open } = knownVisits(tx, order.id, parts)
  const written = writeOrder(tx, order, [...open, ...unknown], at)
  if (!written.ok) return written
  // Visits that were sent and lie ahead stay sent, even where the order is scheduled again.
  const others = open.filter(({ id }) => id !== target)
  const isAhead = ({ start, isSent }: PlannedVisit) =>
    isSent && start !== null && isTimed(start) && Date.parse(start) > Date.parse(at)
  if (send || (order.isSent && others.some(isAhead))) sendPlanned(tx, order.id, at)
  noteNewViewers(tx, order, at)
  const after = readEntity(tx, 'orders', order.id)
  if (!after.ok) return after
  const people = open.find(({ id }) => id === target)?.assigneeIds ?? []
  const isTarget = (part: number) => bookingId(order.id, part) === target
  const stands = ({ by, part }: { readonly by: string; readonly part: number }) =>
    !isTarget(part) || people.includes(by)
  keepRequests(tx, after.value, stands)
  keepLateNotices(tx, after.value, stands)
  return ok()
}

/** Visits are sent only while their order is. `writes`: the parts that are changed, by default all that are known. */
export function alignVisits(
  tx: Tx,
  { order, target, visit, parts, send, writes }: Change & { readonly writes?: readonly number[] },
  at: string,
): Result<void, Problem> {
  const after = readEntity(tx, 'orders', order.id)
  if (!after.ok) return after
  for (const now of knownVisits(tx, order.id, parts).open) {
    if (writes && !writes.includes(now.part)) continue
    const isTarget = now.id === target
    const isSent = after.value.isSent && (now.isSent || (send && isTarget))
    saveVisit(tx, now, { ...now, isSent }, at, isTarget && visit ? visit : now)
  }
  return ok()
}

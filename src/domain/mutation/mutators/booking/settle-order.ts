import { ok, type Result } from '#lib/result.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import type { Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { noteNewViewers, sendPlanned, showChildren } from '../order/order-children.ts'
import { readEntity } from '../shared/read-entity.ts'
import { saveVisit } from './save-visit.ts'
import { knownVisits } from './stored-visits.ts'
import { writeOrder } from './write-order.ts'

interface Change {
  /** The order before the change. */
  readonly order: Order
  /** The visit before the change; null where no one has to be told again. */
  readonly visit: PlannedVisit | null
  /** All parts of the order that the author knew of. */
  readonly parts: readonly number[]
  /** What the order says of visits that the author did not know. */
  readonly unknown: readonly PlannedVisit[]
  readonly send: boolean
  readonly children: readonly string[]
}

/** After a visit changed: its order follows, its people are told, and those who see the order now see what is part of it. */
export function settleOrder(tx: Tx, change: Change, at: string): Result<void, Problem> {
  const { order, visit, parts, unknown, send, children } = change
  const { open } = knownVisits(tx, order.id, parts)
  const written = writeOrder(tx, order, [...open, ...unknown], at)
  if (!written.ok) return written
  const isAhead = ({ start, isSent }: PlannedVisit) =>
    isSent && start !== null && isTimed(start) && Date.parse(start) > Date.parse(at)
  // Visits that were sent and lie ahead stay sent, even where the order is scheduled again.
  const others = open.filter(({ id }) => id !== visit?.id)
  if (send || (order.isSent && others.some(isAhead))) sendPlanned(tx, order.id, at)
  const after = readEntity(tx, 'orders', order.id)
  if (!after.ok) return after
  for (const now of open) {
    const isVisit = now.id === visit?.id
    const isSent = after.value.isSent && (now.isSent || (send && isVisit))
    saveVisit(tx, now, { ...now, isSent }, at, isVisit ? visit : now)
  }
  noteNewViewers(tx, order, at)
  return children.length === 0 ? ok() : showChildren(tx, order, children)
}

import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'

const noWindow = { windowStart: null, windowEnd: null }

/** What is told of a visit, and what was known before. */
export interface Told {
  readonly order: Pick<Order, 'id' | 'windowStart' | 'windowEnd'>
  readonly visit: Pick<PlannedVisit, 'part' | 'customerTold'>
  /** The further visits that the office knows; absent for anyone else. */
  readonly parts?: readonly number[]
  /** Which start the customer was told; null: none after all. */
  readonly start: string | null
  /** Whether the arrival window of the order no longer applies. */
  readonly dropsWindow: boolean
}

/** The changes that note which start a customer was told; one that misses the arrival window takes its place. */
export function tellChanges({ order, visit, parts, start, dropsWindow }: Told) {
  return [tell(order.id, visit.part, start, parts), ...(dropsWindow ? [edit(order, noWindow)] : [])]
}

/** The changes that put back what was told and promised before. */
export function untellChanges({ order, visit, parts, dropsWindow }: Told) {
  const { windowStart, windowEnd } = order
  return [
    tell(order.id, visit.part, visit.customerTold?.start ?? null, parts),
    ...(dropsWindow ? [edit({ id: order.id, ...noWindow }, { windowStart, windowEnd })] : []),
  ]
}

function tell(orderId: string, part: number, start: string | null, parts?: readonly number[]) {
  return {
    name: 'booking/tell' as const,
    args: { orderId, part, start, ...(parts && { parts: [...parts] }) },
  }
}

function edit(
  { id, windowStart, windowEnd }: Told['order'],
  wanted: Pick<Order, 'windowStart' | 'windowEnd'>,
) {
  return {
    name: 'order/edit' as const,
    args: { orderId: id, edits: editsBetween({ windowStart, windowEnd }, wanted) },
  }
}

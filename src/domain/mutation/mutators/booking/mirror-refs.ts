import type { OrderStatus } from '#domain/order/order-status.ts'
import type { FieldEdits, Ref } from '#domain/mutation/types.ts'
import { bookingRefs } from './stored-visits.ts'

interface Visits {
  readonly parts?: readonly number[] | undefined
  readonly leavesVisits?: boolean | undefined
}

const planFields = ['assigneeIds', 'plannedStart', 'plannedEnd'] as const
const sends: ReadonlySet<OrderStatus> = new Set(['new', 'scheduled', 'dispatched'])
const withdraws: ReadonlySet<OrderStatus> = new Set(['new', 'scheduled'])

/** Whether these edits of an order change its plan, which its visits follow. */
export function changesPlan(edits: FieldEdits): boolean {
  return planFields.some((field) => edits[field] !== undefined)
}

/** The visits that follow these edits of an order. */
export function visitsOfEdits(
  orderId: string,
  edits: FieldEdits,
  { parts, leavesVisits = false }: Visits,
): readonly Ref[] {
  return changesPlan(edits) && !leavesVisits ? bookingRefs(orderId, parts) : []
}

/** Whether a step to this status changes an order's plan, or whether it is sent. Only the office takes such steps. */
export function isPlanningStep(to: OrderStatus): boolean {
  return sends.has(to)
}

/** The same for undoing a step from one status to another. */
export function isPlanningUndo(from: OrderStatus, to: OrderStatus): boolean {
  return withdraws.has(from) || withdraws.has(to)
}

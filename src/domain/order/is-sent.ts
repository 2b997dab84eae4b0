import type { OrderStatus } from './order-status.ts'

const planned: ReadonlySet<OrderStatus> = new Set(['new', 'scheduled'])
const parked: ReadonlySet<OrderStatus> = new Set(['onHold', 'cancelled'])

/**
 * Whether an order is sent to the people assigned to it once it has entered this status: planning takes it
 * back, work sends it, and whoever had it still sees that it was put on hold or cancelled.
 */
export function sentAfter(status: OrderStatus, wasSent: boolean): boolean {
  return parked.has(status) ? wasSent : !planned.has(status)
}

/** Whether a stored order is sent. Before the field existed, whoever was assigned saw an order at once. */
export function isSentDoc(doc: Readonly<Record<string, unknown>>): boolean {
  if (typeof doc.isSent === 'boolean') return doc.isSent
  return typeof doc.status === 'string' && sentBeforeField(doc.status)
}

/** The same of the status alone, for documents that are older than the field. */
export function sentBeforeField(status: string): boolean {
  return status !== 'new'
}

const waiting: ReadonlySet<OrderStatus> = new Set(['scheduled', 'partlyDone'])

/** Whether an order in this status waits to be sent, where somebody is assigned. */
export function waitsToBeSent(status: OrderStatus): boolean {
  return waiting.has(status)
}

/** Who sees an order on their phone: nobody before it is sent. */
export function viewersOf(order: {
  readonly isSent: boolean
  readonly assigneeIds: readonly string[]
}): readonly string[] {
  return order.isSent ? order.assigneeIds : []
}

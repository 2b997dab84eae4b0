import type { OrderStatus } from './order-status.ts'

const planned: ReadonlySet<OrderStatus> = new Set(['new', 'scheduled'])
const stopped: ReadonlySet<OrderStatus> = new Set(['onHold', 'cancelled'])

/**
 * Whether an order is sent to its assignees once it has entered this status: planning withdraws it, work sends it, and
 * a stopped order stays visible to those who had it.
 */
export function sentAfter(status: OrderStatus, wasSent: boolean): boolean {
  return stopped.has(status) ? wasSent : !planned.has(status)
}

/** Whether a stored order is sent. Before the field existed, assignees saw an order at once. */
export function isSentDoc(doc: Readonly<Record<string, unknown>>): boolean {
  if (typeof doc.isSent === 'boolean') return doc.isSent
  return typeof doc.status === 'string' && sentBeforeField(doc.status)
}

/** The same from the status alone, for documents that are older than the field. */
export function sentBeforeField(status: string): boolean {
  return status !== 'new'
}

const waiting: ReadonlySet<OrderStatus> = new Set(['scheduled', 'partlyDone'])

/** Whether an order in this status waits to be sent to its assignees. */
export function waitsToBeSent(status: OrderStatus): boolean {
  return waiting.has(status)
}

/** The people who see an order on their phone: none before it is sent. */
export function viewersOf(order: {
  readonly isSent: boolean
  readonly assigneeIds: readonly string[]
}): readonly string[] {
  return order.isSent ? order.assigneeIds : []
}

/** The fixed categories that an order moves through; rules depend on these, never on labels. */
export const orderStatuses = [
  'new',
  'scheduled',
  'dispatched',
  'accepted',
  'enRoute',
  'onSite',
  'paused',
  'done',
  'partlyDone',
  'cannotComplete',
  'reviewed',
  'invoiced',
  'onHold',
  'cancelled',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Whether the work was completed: not partly, and not given up. */
export function isCompleted(status: OrderStatus): boolean {
  return status === 'done' || status === 'reviewed' || status === 'invoiced'
}

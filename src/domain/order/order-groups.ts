import type { Order } from '../entities/order.ts'

/** Groups of orders that lists and figures show; each is defined once, so that a figure is the length of its list. */
export const orderGroups = [
  'open',
  'unassigned',
  'toSend',
  'running',
  'waiting',
  'review',
  'finished',
  'all',
] as const
export type OrderGroup = (typeof orderGroups)[number]

const passes: Readonly<Record<OrderGroup, (order: Order) => boolean>> = {
  all: () => true,
  open: (order) => order.open,
  unassigned: (order) => order.open && order.assigneeIds.length === 0,
  toSend: ({ status }) => status === 'scheduled',
  running: ({ status }) => ['enRoute', 'onSite', 'paused'].includes(status),
  waiting: ({ status }) => ['onHold', 'partlyDone'].includes(status),
  review: ({ status, needsReview }) =>
    needsReview !== null || ['done', 'partlyDone', 'cannotComplete'].includes(status),
  finished: (order) => !order.open,
}

/** Whether an order belongs to a group. */
export function isInGroup(order: Order, group: OrderGroup): boolean {
  return passes[group](order)
}

/** Whether a name is that of a group. */
export function isOrderGroup(name: string): name is OrderGroup {
  return Object.hasOwn(passes, name)
}

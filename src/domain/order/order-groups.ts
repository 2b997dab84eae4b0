import type { Order } from '../entities/order.ts'
import type { OrderStatus } from './order-status.ts'
import { underWayStatuses } from './under-way.ts'

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

type Test = (order: Order) => boolean

const passes: Readonly<Record<OrderGroup, Test> & Partial<Record<OrderStatus, Test>>> = {
  all: () => true,
  open: (order) => order.open,
  unassigned: (order) => order.open && order.assigneeIds.length === 0,
  toSend: ({ status }) => status === 'scheduled',
  running: ({ status }) => underWayStatuses.has(status),
  waiting: ({ status }) => ['onHold', 'partlyDone'].includes(status),
  review: ({ status, needsReview }) =>
    needsReview !== null || ['done', 'partlyDone', 'cannotComplete'].includes(status),
  finished: (order) => !order.open,
}

/** Whether an order belongs to a group, or has a status. */
export function isInGroup(order: Order, group: OrderGroup | OrderStatus): boolean {
  return passes[group]?.(order) ?? order.status === group
}

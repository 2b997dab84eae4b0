import type { Actor } from '#domain/access/actor.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import type { OrderStatus } from '../order-status.ts'
import { allowedSteps } from './allowed-steps.ts'

type Next = Readonly<Partial<Record<OrderStatus, OrderStatus>>>

const forWorker: Next = {
  scheduled: 'accepted',
  dispatched: 'accepted',
  accepted: 'enRoute',
  enRoute: 'onSite',
  onSite: 'done',
  paused: 'onSite',
}

const forOffice: Next = {
  scheduled: 'dispatched',
  done: 'reviewed',
  cannotComplete: 'reviewed',
}

/**
 * The step that this person will most likely take next, for the big button; null where there is none. Assignees move
 * the work forward, the office plans and reviews.
 */
export function nextStep(
  order: Pick<Order, 'status' | 'assigneeIds'>,
  actor: Actor,
): OrderStatus | null {
  const works = order.assigneeIds.includes(actor.uid)
  const next =
    (works ? forWorker[order.status] : undefined) ??
    (isAdminLevel(actor) ? forOffice[order.status] : undefined)
  return next !== undefined && allowedSteps(order, actor).includes(next) ? next : null
}

/** The same while a visit of the order is still to come: partly done work goes on at its site. */
export function nextStepOfVisit(
  order: Pick<Order, 'status' | 'assigneeIds'>,
  actor: Actor,
): OrderStatus | null {
  if (order.status !== 'partlyDone') return nextStep(order, actor)
  return allowedSteps(order, actor).includes('onSite') ? 'onSite' : null
}

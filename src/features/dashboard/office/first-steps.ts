import type { OrderListItem } from '#data/index.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

/** What sets up a new company, in the order in which each step helps the next. */
export const firstStepNames = ['invite', 'customer', 'order', 'phone'] as const
export type FirstStepName = (typeof firstStepNames)[number]

export interface FirstStep {
  readonly name: FirstStepName
  readonly isDone: boolean
}

export interface CompanySoFar {
  /** Members and invitations, the owner included. */
  readonly people: number
  readonly customers: number
  readonly orders: readonly Pick<OrderListItem, 'order'>[]
}

/** Statuses from the acceptance on, which usually comes from a phone. */
const onThePhone: ReadonlySet<OrderStatus> = new Set([
  'accepted',
  'enRoute',
  'onSite',
  'paused',
  'done',
  'partlyDone',
  'cannotComplete',
  'reviewed',
  'invoiced',
])

/** The first steps of a company with what is done of them; empty once all are. */
export function firstSteps({ people, customers, orders }: CompanySoFar): readonly FirstStep[] {
  const done: Record<FirstStepName, boolean> = {
    invite: people > 1,
    customer: customers > 0,
    order: orders.length > 0,
    phone: orders.some(({ order }) => onThePhone.has(order.status)),
  }
  const steps = firstStepNames.map((name) => ({ name, isDone: done[name] }))
  return steps.every(({ isDone }) => isDone) ? [] : steps
}

import type { Order } from '#domain/entities/order.ts'
import type { Plan } from '#domain/entities/plan.ts'
import type { PlanOrder } from '#domain/plan/plan-order.ts'

/** A plan with what a list of plans shows of other documents. */
export interface PlanItem {
  readonly plan: Plan
  /** '' while the customer has not reached this device. */
  readonly customerName: string
  readonly siteLine: string
  /** The local day of its next open order, or null; only after completion, where the rule does not tell. */
  readonly nextOn: string | null
  readonly isUnsent: boolean
}

/** A plan with its orders. */
export interface PlanView extends PlanItem {
  readonly orders: readonly Order[]
  /** The same orders as the plan sees them. */
  readonly planOrders: readonly PlanOrder[]
  /** Days whose orders were deleted. */
  readonly deleted: readonly string[]
}

/** What is needed to know which orders a plan still has to create. */
export interface PlanWork {
  readonly plan: Plan
  readonly orders: readonly PlanOrder[]
  readonly deleted: readonly string[]
}

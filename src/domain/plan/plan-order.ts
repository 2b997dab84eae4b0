import type { Order } from '../entities/order.ts'
import { isCompleted, type OrderStatus } from '../order/order-status.ts'
import { localDay } from '../time/local-time.ts'

/** An order that a plan has created, as far as the plan asks. */
export interface PlanOrder {
  /** The day of the rule that it stands for. */
  readonly on: string
  readonly status: 'open' | 'done' | 'cancelled'
  /** The local day on which it was done; null where it was not. */
  readonly doneOn: string | null
  readonly isSent: boolean
}

/**
 * An order as its plan sees it, in the plan's time zone; null where no plan created it. `endedAt` is the instant at which
 * the work ended, where that is known: an order also changes its status afterwards.
 */
export function planOrderOf(
  order: Pick<Order, 'occurrence' | 'status' | 'statusAt' | 'isSent'>,
  timeZone: string,
  endedAt: string | null = null,
): PlanOrder | null {
  const { occurrence: on, isSent } = order
  if (on === null) return null
  const status = planStatusOf(order.status)
  const doneOn = status === 'done' ? localDay(endedAt ?? order.statusAt, timeZone) : null
  return { on, status, doneOn, isSent }
}

/** Whether a change of the plan may still change or remove its order: what was sent or closed stays as it is. */
export function isReplaceable({ status, isSent }: Pick<PlanOrder, 'status' | 'isSent'>): boolean {
  return status === 'open' && !isSent
}

/** The same of a stored order. */
export function isOrderReplaceable({ status, isSent }: Pick<Order, 'status' | 'isSent'>): boolean {
  return isReplaceable({ status: planStatusOf(status), isSent })
}

/** Work that could not be done is over for its plan, as if it had been cancelled. */
export function planStatusOf(status: OrderStatus): PlanOrder['status'] {
  if (isCompleted(status)) return 'done'
  return status === 'cancelled' || status === 'cannotComplete' ? 'cancelled' : 'open'
}

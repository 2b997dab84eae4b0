import type { Order } from '#domain/entities/order.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

/** Steps of one order that were taken here and that its stored row does not show yet. */
export interface OptimisticSteps {
  readonly id: string
  /** The row's current status and those that it passes through before `to`. */
  readonly behind: readonly OrderStatus[]
  /** The newest step. */
  readonly to: OrderStatus
  /** Identifies the newest step. */
  readonly step: symbol
  /** Whether it is stored. */
  readonly isStored: boolean
}

type Row = Pick<Order, 'id' | 'status'>

export function addStep(
  pending: OptimisticSteps | null,
  row: Row,
  to: OrderStatus,
): OptimisticSteps {
  const now = followRow(pending, row)
  const behind = now ? [...now.behind, now.to] : [row.status]
  return { id: row.id, behind, to, step: Symbol(to), isStored: false }
}

/**
 * The steps that the row does not show yet; null once it has caught up or others have taken the order elsewhere.
 * Two quick steps reach the row one after the other: showing the first must not make the second look undone.
 */
export function followRow(
  pending: OptimisticSteps | null,
  { id, status }: Row,
): OptimisticSteps | null {
  if (pending?.id !== id) return null
  const passed = pending.behind.indexOf(status)
  if (passed < 0 || (pending.isStored && status === pending.to)) return null
  return passed === 0 ? pending : { ...pending, behind: pending.behind.slice(passed) }
}

/** The steps after a save; null where the save failed, so that the screen shows the row's own status again. */
export function settleStep(
  pending: OptimisticSteps | null,
  { step }: OptimisticSteps,
  isStored: boolean,
): OptimisticSteps | null {
  if (!isStored) return null
  return pending?.step === step ? { ...pending, isStored } : pending
}

import type { Order } from '#domain/entities/order.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

/** Steps of one order that were taken here and that the row on the screen does not show yet. */
export interface StepsAhead {
  readonly id: string
  /** The row's status, and those it still passes through. */
  readonly behind: readonly OrderStatus[]
  /** The newest step. */
  readonly to: OrderStatus
  /** The newest step itself, to know it again. */
  readonly step: symbol
  /** Whether it is stored. */
  readonly isKept: boolean
}

type Row = Pick<Order, 'id' | 'status'>

/** With one more step. */
export function stepAhead(ahead: StepsAhead | null, row: Row, to: OrderStatus): StepsAhead {
  const now = followRow(ahead, row)
  const behind = now ? [...now.behind, now.to] : [row.status]
  return { id: row.id, behind, to, step: Symbol(to), isKept: false }
}

/**
 * What is still ahead of the row as it stands now; null where it has caught up, or where others have taken the
 * order elsewhere. Two quick steps reach the row one after the other: the first must not show the second undone.
 */
export function followRow(ahead: StepsAhead | null, { id, status }: Row): StepsAhead | null {
  if (ahead?.id !== id) return null
  const passed = ahead.behind.indexOf(status)
  if (passed < 0 || (ahead.isKept && status === ahead.to)) return null
  return passed === 0 ? ahead : { ...ahead, behind: ahead.behind.slice(passed) }
}

/** After a step was stored; null where it could not be, so that the row shows its own status again. */
export function settleStep(
  ahead: StepsAhead | null,
  { step }: StepsAhead,
  isKept: boolean,
): StepsAhead | null {
  if (!isKept) return null
  return ahead?.step === step ? { ...ahead, isKept } : ahead
}

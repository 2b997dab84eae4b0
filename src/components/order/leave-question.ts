import type { OrderStatus } from '#domain/order/order-status.ts'
import { createQuestion } from './create-question.ts'

/** What reverts a step that was stored. */
export type UndoStep = () => Promise<void>

/** A step that begins something at one order while the person still works at another. */
export interface LeaveQuestion {
  /** The order that they would leave. */
  readonly orderId: string
  readonly to: OrderStatus
  /** Takes the step; undoing it then undoes `also` too. */
  readonly goOn: (also?: UndoStep) => void
}

/** Asks before a step; without a frame that could ask, the step is taken at once. */
export const { ask: askBeforeLeaving, useQuestion: useLeaveQuestion } =
  createQuestion<LeaveQuestion>(({ goOn }) => goOn())

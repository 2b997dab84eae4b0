import * as v from 'valibot'
import { type OrderStatus, orderStatuses } from './order-status.ts'

/** What of an order's history says which steps were taken. */
export interface Happened {
  readonly name: string
  readonly args: unknown
  readonly actorId: string
  /** ISO, true time. */
  readonly at: string
}

export interface StepTaken {
  readonly to: OrderStatus
  readonly at: string
  readonly by: string
}

const move = v.object({ to: v.picklist(orderStatuses) })
const takeBack = v.object({ from: v.picklist(orderStatuses) })

/** The steps of an order that were taken and not taken back, oldest first. */
export function stepsTaken(history: readonly Happened[]): readonly StepTaken[] {
  const steps: StepTaken[] = []
  for (const { name, args, actorId, at } of history) {
    const moved = name === 'order/move' ? v.safeParse(move, args) : null
    if (moved?.success) steps.push({ to: moved.output.to, at, by: actorId })
    const takenBack = name === 'order/takeBack' ? v.safeParse(takeBack, args) : null
    if (!takenBack?.success) continue
    const last = steps.findLastIndex(({ to }) => to === takenBack.output.from)
    if (last !== -1) steps.splice(last, 1)
  }
  return steps
}

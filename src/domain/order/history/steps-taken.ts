import * as v from 'valibot'
import { instant } from '#domain/entities/fields.ts'
import { type OrderStatus, orderStatuses } from '../order-status.ts'
import { isTappedByMistake } from './visit-progress.ts'

/** The part of a history line that tells which steps were taken. */
export interface HistoryStep {
  readonly name: string
  readonly args: unknown
  readonly actorId: string
  /** ISO, true time. */
  readonly at: string
  /** Why it does not count (`uncountedSteps`). */
  readonly uncounted?: string | null
}

export interface StepTaken {
  readonly to: OrderStatus
  readonly at: string
  readonly by: string
}

const move = v.object({
  from: v.optional(v.picklist(orderStatuses)),
  to: v.picklist(orderStatuses),
  /** Confirmed later. */
  madeAt: v.fallback(v.optional(instant), undefined),
})
const takeBack = v.object({ from: v.picklist(orderStatuses) })

/** The steps that were taken on an order, without those that were undone or slips, oldest first. */
export function stepsTaken(history: readonly HistoryStep[]): readonly StepTaken[] {
  const steps: StepTaken[] = []
  function undo(step: OrderStatus): void {
    const last = steps.findLastIndex(({ to }) => to === step)
    if (last !== -1) steps.splice(last, 1)
  }

  for (const { name, args, actorId, at, uncounted = null } of history) {
    if (uncounted !== null) continue
    const moved = v.safeParse(move, args)
    if (name === 'order/move' && moved.success) {
      const { to, madeAt } = moved.output
      const from = moved.output.from ?? steps.at(-1)?.to ?? null
      if (from !== null && isTappedByMistake(from, to)) undo(from)
      else steps.push({ to, at: madeAt ?? at, by: actorId })
    } else if (name === 'order/takeBack' && v.is(takeBack, args)) undo(args.from)
  }
  return steps
}

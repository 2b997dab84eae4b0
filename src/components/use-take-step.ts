import type { Order } from '#domain/entities/order.ts'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { Problem } from '#domain/problem.ts'
import { stepClock } from '#domain/time/step-clock.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { newId } from '#lib/new-id.ts'
import type { Result } from '#lib/result.ts'
import { useAheadStatus } from './use-ahead-status.ts'
import { useProblemToast } from './use-problem-toast.ts'
import { useStepToast } from './use-step-toast.ts'

export interface StepPorts {
  readonly uid: string | undefined
  /** This person's working time as known at the moment of the question; undefined: not known. */
  readonly entries: () => readonly TimeEntry[] | undefined
  readonly mutate: <N extends 'order/move' | 'order/takeBack'>(
    name: N,
    args: MutationArgs<N>,
    options?: { readonly draft?: string },
  ) => Promise<Result<unknown, Problem>>
  readonly keepDraft: (
    slot: string,
    change: { readonly name: 'order/move'; readonly args: MutationArgs<'order/move'> } | null,
  ) => void
}

export interface TakenSteps {
  /** As it is shown: with a step from the tap on. */
  readonly order: Order
  /** The last tap may still echo. */
  readonly isResting: boolean
  readonly move: (to: OrderStatus, reason?: string) => void
}

/** Takes steps of an order: kept in the instant of the tap, shown at once, stored, and offered to be undone. */
export function useTakeStep(
  stored: Order,
  { uid, entries, mutate, keepDraft }: StepPorts,
): TakenSteps {
  const { status, isResting, goAhead } = useAheadStatus(stored)
  const order = status === stored.status ? stored : { ...stored, status }
  const reportProblem = useProblemToast()

  /** Only those who do the work have a clock on it. */
  function clockOf(to: OrderStatus) {
    const known = entries()
    if (uid === undefined || !known || !order.assigneeIds.includes(uid)) return undefined
    const clock = stepClock(known, { orderId: order.id, to, uid, entryId: newId() })
    return clock && { clock }
  }

  const sayStep = useStepToast((args) => {
    void mutate('order/takeBack', { ...args, ...clockOf(args.to) }).then(
      (done) => !done.ok && reportProblem(done.problem),
    )
  })

  async function keep(to: OrderStatus, reason?: string): Promise<boolean> {
    const args = {
      orderId: order.id,
      from: order.status,
      to,
      ...(reason !== undefined && { reason }),
      ...clockOf(to),
    }
    navigator.vibrate?.(12)
    // Kept in this very instant; the rows, and what is drawn of them, take longer.
    const draft = `orders/${order.id}/step`
    keepDraft(draft, { name: 'order/move', args })
    await afterPaint()
    const result = await mutate('order/move', args, { draft })
    if (result.ok) {
      sayStep(order, to)
      return true
    }
    keepDraft(draft, null)
    reportProblem(result.problem)
    return false
  }

  return { order, isResting, move: (to, reason) => goAhead(to, () => keep(to, reason)) }
}

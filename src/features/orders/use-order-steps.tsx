import { type ReactNode, Suspense, useState } from 'react'
import { useActor, useMutate } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { nextStep } from '#domain/order/next-step.ts'
import { requiresReason } from '#domain/order/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { stepsOf } from '#domain/order/steps-of.ts'
import { lazySheet } from '#components/lazy-sheet.tsx'
import { useProblemToast } from '#components/use-problem-toast.ts'

const ReasonDialog = lazySheet(async () => (await import('./reason-dialog.tsx')).ReasonDialog)

export interface OrderSteps {
  /** For the one big button. */
  readonly next: OrderStatus | null
  /** Every other step, the most usual first. */
  readonly others: readonly OrderStatus[]
  take(to: OrderStatus): void
  /** Asks for a reason where a step needs one; to be put somewhere on the page. */
  readonly dialog: ReactNode
}

/** The steps this person may take with this order, and the taking of them. */
export function useOrderSteps(order: Order): OrderSteps {
  const actor = useActor()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [asking, setAsking] = useState<OrderStatus | null>(null)
  const steps = actor ? stepsOf(order, actor) : []
  const next = actor && nextStep(order, actor)

  async function move(to: OrderStatus, reason?: string) {
    const result = await mutate('order/move', {
      orderId: order.id,
      from: order.status,
      to,
      ...(reason !== undefined && { reason }),
    })
    if (result.ok) navigator.vibrate?.(12)
    else reportProblem(result.problem)
  }

  return {
    next,
    others: steps.filter((step) => step !== next),
    take: (to) => (requiresReason(to) ? setAsking(to) : void move(to)),
    dialog: asking && (
      <Suspense fallback={null}>
        <ReasonDialog
          to={asking}
          onClose={() => setAsking(null)}
          onReason={(reason) => void move(asking, reason)}
        />
      </Suspense>
    ),
  }
}

import type { Actor } from '#domain/access/actor.ts'
import type { Order } from '#domain/entities/order.ts'
import { askedAtCompletion } from '#domain/order/completion/asked-at-completion.ts'
import type { Evidence } from '#domain/order/completion/missing-requirements.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { nextStepOfVisit } from '#domain/order/transitions/next-step.ts'
import { StepButtons } from './step-buttons.tsx'
import {
  type TransitionOptions,
  type TransitionPorts,
  useOrderTransition,
} from './use-order-transition.ts'

export interface VisitStepButtonProps {
  order: Order
  actor: Actor | null
  /** What was recorded for the order; undefined while it is not loaded. */
  evidence: Evidence | undefined
  ports: TransitionPorts
  /** Something is to be asked before the work is completed: the order's page does. */
  onMissing: () => void
  /** Full width, within thumb reach. */
  wide?: boolean
}

/** The next step of a visit. */
export function VisitStepButton({
  order: stored,
  actor,
  evidence,
  ports,
  onMissing,
  wide = false,
}: VisitStepButtonProps) {
  const { order, isDebounced, dayClockOffer, transition, completeAfter } = useOrderTransition(
    stored,
    ports,
  )
  const next = actor && nextStepOfVisit(order, actor)
  if (!next) return null

  function take(to: OrderStatus, more: TransitionOptions) {
    const isMissing = evidence && askedAtCompletion(order, evidence).length > 0
    if (to !== 'done') transition(to, more)
    else
      completeAfter((asked) => {
        if (isMissing) onMissing()
        else transition(to, { ...more, ...asked })
      })
  }

  return (
    <StepButtons
      status={order.status}
      next={next}
      isDebounced={isDebounced}
      dayClockOffer={dayClockOffer(next)}
      wide={wide}
      onStep={take}
    />
  )
}

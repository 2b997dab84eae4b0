import { useNavigate } from 'react-router'
import { StepButtons } from '#components/order/step-buttons.tsx'
import {
  type TransitionOptions,
  useOrderTransition,
} from '#components/order/use-order-transition.ts'
import { myTime, orderEvidence } from '#data/index.ts'
import { useActor, useData, useLive, useTimeZone } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { missingRequirements } from '#domain/order/completion/missing-requirements.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { nextStepOfVisit } from '#domain/order/transitions/next-step.ts'

/** The next step at the current stop. What is still missing for it is shown on the order's page. */
export function StopStepButton({ order: stored }: { order: Order }) {
  const actor = useActor()
  const navigate = useNavigate()
  const data = useData()
  useLive(myTime())
  const evidence = useLive(orderEvidence(stored.id))
  const { order, isDebounced, dayClockOffer, transition } = useOrderTransition(stored, {
    uid: actor?.uid,
    timeZone: useTimeZone(),
    entries: () => data.live(myTime()).get(),
    mutate: data.mutate,
    keepDraft: data.keepDraft,
  })
  const next = actor && nextStepOfVisit(order, actor)
  if (!next) return null

  function take(to: OrderStatus, more: TransitionOptions) {
    const isMissing = evidence && missingRequirements(order, evidence).length > 0
    if (to === 'done' && isMissing) void navigate(`/orders/${order.id}`, { state: { step: to } })
    else transition(to, more)
  }

  return (
    <StepButtons
      status={order.status}
      next={next}
      isDebounced={isDebounced}
      dayClockOffer={dayClockOffer(next)}
      onStep={take}
    />
  )
}

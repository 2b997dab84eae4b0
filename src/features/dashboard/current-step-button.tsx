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
import { nextStepOfVisit } from '#domain/order/transitions/next-step.ts'

/** The next step of the current visit's order, within thumb reach. */
export function CurrentStepButton({ order: stored }: { order: Order }) {
  const actor = useActor()
  const navigate = useNavigate()
  const data = useData()
  useLive(myTime())
  const { order, isDebounced, dayClockOffer, transition } = useOrderTransition(stored, {
    uid: actor?.uid,
    timeZone: useTimeZone(),
    entries: () => data.live(myTime()).get(),
    mutate: data.mutate,
    keepDraft: data.keepDraft,
  })
  const evidence = useLive(orderEvidence(order.id))
  const next = actor && nextStepOfVisit(order, actor)
  if (!next) return null

  async function take(to: typeof order.status, more: TransitionOptions) {
    if (to === 'done' && evidence && missingRequirements(order, evidence).length > 0) {
      await navigate(`/orders/${order.id}`, { state: { step: to } })
      return
    }
    transition(to, more)
  }

  return (
    <StepButtons
      status={order.status}
      next={next}
      isDebounced={isDebounced}
      dayClockOffer={dayClockOffer(next)}
      wide
      onStep={(to, more) => void take(to, more)}
    />
  )
}

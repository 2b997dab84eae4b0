import { clsx } from 'clsx'
import { Navigation, Phone } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { orderStyle } from '#components/order/order-style.tsx'
import { stepLabel } from '#components/order/step-label.ts'
import { useOrderTransition } from '#components/order/use-order-transition.ts'
import { myTime, orderById, orderEvidence, useStepPorts } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { DayClockOffer } from '#domain/time/day-state.ts'
import { useT } from '#messages/index.ts'
import { PressButton } from '#ui/form/press.tsx'
import type { SwipedRow } from './create-row-swipe.ts'
import { type SwipeContact, swipeContact, swipeStep } from './offered-actions.ts'
import type { SwipeSides } from './swipe-motion.ts'
import styles from './swipe-actions.module.css'

export interface SwipeActionsProps {
  order: Order
  row: SwipedRow
  /** Called when it is known which actions there are, and when that changes. */
  onSides: (sides: SwipeSides) => void
  onClose: () => void
}

/** The actions beside a row that was moved aside: at its start the next step, at its end the way there or a call. */
export function SwipeActions({ order: stored, row, onSides, onClose }: SwipeActionsProps) {
  const actor = useActor()
  const ports = useStepPorts(stored.id)
  const times = useLive(myTime())
  const view = useLive(orderById(stored.id))
  const evidence = useLive(orderEvidence(stored.id))
  const { order, isDebounced, dayClockOffer, transition, completeAfter } = useOrderTransition(
    stored,
    ports,
  )
  // With the times, so that a step does not come to start the day under the finger.
  const isKnown = [view, evidence, times].every((read) => read !== undefined)
  const step = actor && swipeStep(order, actor, evidence)
  const contact = view ? swipeContact(order, view.site, view.customer?.phone ?? '') : null
  const [start, end] = [step !== null, contact !== null]

  const report = useEffectEvent(onSides)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (isKnown) report({ start, end })
  }, [isKnown, start, end])
  useEffect(() => () => close(), [])

  return (
    <fieldset
      aria-label={order.title}
      className={styles.actions}
      style={{ top: row.top, height: row.height }}
      data-swipe-actions
    >
      {step !== null && (
        <StepAction
          from={order.status}
          to={step}
          dayClock={dayClockOffer(step)}
          isDebounced={isDebounced}
          onStep={(startsDay) => {
            if (step === 'done') completeAfter((asked) => transition(step, asked))
            else transition(step, { startsDay })
            onClose()
          }}
        />
      )}
      {contact && <ContactAction contact={contact} onPress={onClose} />}
    </fieldset>
  )
}

interface StepActionProps {
  from: OrderStatus
  to: OrderStatus
  dayClock: DayClockOffer | null
  isDebounced: boolean
  onStep: (startsDay: boolean) => void
}

/** As the primary button of the order's page: the first step of the day starts its clock too. */
function StepAction({ from, to, dayClock, isDebounced, onStep }: StepActionProps) {
  const t = useT()
  const { Icon } = orderStyle[to]
  const startsDay = dayClock !== null && (to === 'enRoute' || to === 'onSite')
  return (
    <PressButton
      className={clsx(styles.action, styles.start)}
      isDebounced={isDebounced}
      onPress={() => onStep(startsDay)}
    >
      <Icon aria-hidden="true" />
      {t(startsDay ? `orderStep.${dayClock}Day.${to}` : stepLabel(from, to))}
    </PressButton>
  )
}

function ContactAction({ contact, onPress }: { contact: SwipeContact; onPress: () => void }) {
  const t = useT()
  const className = clsx(styles.action, styles.end)
  if (contact.kind === 'call') {
    return (
      <a className={className} href={contact.href} onClick={onPress}>
        <Phone aria-hidden="true" />
        {t('orders.call')}
      </a>
    )
  }
  const { href, host } = contact.link
  return (
    <a
      className={className}
      href={href}
      onClick={onPress}
      {...(host !== null && { target: '_blank', rel: 'noreferrer' })}
    >
      <Navigation aria-hidden="true" />
      {t('orders.directions')}
    </a>
  )
}

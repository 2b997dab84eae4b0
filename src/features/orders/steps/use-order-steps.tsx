import { type ShownStatus, shownStatus } from '#domain/order/shown-status.ts'
import { type ReactNode, Suspense, useState } from 'react'
import {
  type TransitionOptions,
  type OrderTransition,
  useOrderTransition,
} from '#components/order/use-order-transition.ts'
import { useActor, useData, useLive, useTimeZone } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import {
  type Evidence,
  missingRequirements,
} from '#domain/order/completion/missing-requirements.ts'
import { isCompletion, missingElsewhere } from '#domain/order/completion/missing-at-completion.ts'
import { nextStep } from '#domain/order/transitions/next-step.ts'
import { requiresReason } from '#domain/order/transitions/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { myTime } from '#data/index.ts'
import { allowedSteps } from '#domain/order/transitions/allowed-steps.ts'
import { useMissingCheck } from './use-missing-check.ts'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'

const ReasonDialog = lazySheet(async () => (await import('./reason-dialog.tsx')).ReasonDialog)
const MissingDialog = lazySheet(async () => (await import('./missing-dialog.tsx')).MissingDialog)
const OutcomeDialog = lazySheet(async () => (await import('./outcome-dialog.tsx')).OutcomeDialog)

export interface OrderSteps {
  /** The optimistic status. */
  readonly status: OrderStatus
  /** The same as people read it. */
  readonly shown: ShownStatus
  /** Another tap now would be an accidental double tap. */
  readonly isDebounced: boolean
  /** The step of the primary button. */
  readonly next: OrderStatus | null
  /** All other steps, most common first. */
  readonly others: readonly OrderStatus[]
  /** Offers to start the day's clock with a step that begins the work while that clock is stopped. */
  readonly dayClockOffer: OrderTransition['dayClockOffer']
  readonly take: (to: OrderStatus, more?: TransitionOptions) => void
  /** The dialog for a step that needs more than a tap; to be rendered anywhere on the page. */
  readonly dialog: ReactNode
}

/** The steps this person may take on the order, and how to take them. */
export function useOrderSteps(
  stored: Order,
  evidence: Evidence | undefined,
  /** The step requested by the previous page; its dialog opens at once. */
  first: OrderStatus | null,
): OrderSteps {
  const actor = useActor()
  const data = useData()
  useLive(myTime())
  const { order, isDebounced, dayClockOffer, offersBreak, transition } = useOrderTransition(
    stored,
    {
      uid: actor?.uid,
      timeZone: useTimeZone(),
      entries: () => data.live(myTime()).get(),
      mutate: data.mutate,
      keepDraft: data.keepDraft,
    },
  )
  const [asking, setAsking] = useState(first)
  const steps = actor ? allowedSteps(order, actor) : []
  const next = actor && nextStep(order, actor)
  const missing = evidence ? missingRequirements(order, evidence) : []

  const take = (to: OrderStatus, more: TransitionOptions = {}) =>
    transition(to, isCompletion(to) ? { ...more, lacks: missingElsewhere(missing) } : more)
  const asks = (to: OrderStatus) =>
    requiresReason(to) || to === 'partlyDone' || (to === 'done' && missing.length > 0)
  const close = () => setAsking(null)
  const askWhatIsMissing = useMissingCheck(missing.length, {
    onMissing: () => setAsking('done'),
    onComplete: () => take('done'),
  })

  function dialog(to: OrderStatus) {
    if (to === 'done') {
      return (
        <MissingDialog
          missing={missing}
          onClose={close}
          onNoneLeft={() => {
            close()
            take('done')
          }}
          onAnyway={(reason) => take('done', { reason, isConfirmed: true })}
        />
      )
    }
    if (to === 'partlyDone' || to === 'cannotComplete') {
      return (
        <OutcomeDialog
          order={order}
          to={to}
          onClose={close}
          onReason={(reason) => take(to, { reason, isConfirmed: true })}
        />
      )
    }
    return (
      <ReasonDialog
        to={to}
        offersBreak={offersBreak()}
        onClose={close}
        onReason={(reason, more) => transition(to, { ...more, reason, isConfirmed: true })}
      />
    )
  }

  return {
    status: order.status,
    shown: shownStatus(order),
    isDebounced,
    next,
    others: steps.filter((step) => step !== next),
    dayClockOffer,
    take(to, more) {
      if (!asks(to)) take(to, more)
      else if (to === 'done') askWhatIsMissing()
      else setAsking(to)
    },
    dialog: asking && <Suspense fallback={null}>{dialog(asking)}</Suspense>,
  }
}

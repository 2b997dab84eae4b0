import { type ShownStatus, shownStatus } from '#domain/order/shown-status.ts'
import { type ReactNode, Suspense, useState } from 'react'
import {
  type TransitionOptions,
  type OrderTransition,
  useOrderTransition,
} from '#components/order/use-order-transition.ts'
import { useStepPorts } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { askedAtCompletion, requiredOf } from '#domain/order/completion/asked-at-completion.ts'
import type { Evidence } from '#domain/order/completion/missing-requirements.ts'
import { isCompletion, missingElsewhere } from '#domain/order/completion/missing-at-completion.ts'
import { nextStep } from '#domain/order/transitions/next-step.ts'
import { requiresReason } from '#domain/order/transitions/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { allowedSteps } from '#domain/order/transitions/allowed-steps.ts'
import { withPendingAnswers } from '../checklist/pending-answers.ts'
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
  {
    first,
    isLost,
  }: {
    /** The step requested by the previous page; its dialog opens at once. */
    first: OrderStatus | null
    /** Someone else's by now: there is no step left. */
    isLost: boolean
  },
): OrderSteps {
  const actor = useActor()
  const { order, isDebounced, dayClockOffer, offersBreak, transition, completeAfter } =
    useOrderTransition(stored, useStepPorts(stored.id))
  const [asking, setAsking] = useState(first)
  const steps = actor && !isLost ? allowedSteps(order, actor) : []
  // What it asks for was done meanwhile, by a second tap, a colleague or the office.
  if (actor && asking && !steps.includes(asking)) setAsking(null)
  const next = actor && !isLost ? nextStep(order, actor) : null
  const questionsNow = () =>
    evidence ? askedAtCompletion(withPendingAnswers(order), evidence) : []
  const questions = questionsNow()

  const take = (to: OrderStatus, more: TransitionOptions = {}) =>
    transition(
      to,
      isCompletion(to) ? { ...more, lacks: missingElsewhere(requiredOf(questionsNow())) } : more,
    )
  const asks = (to: OrderStatus) =>
    requiresReason(to) || to === 'partlyDone' || (to === 'done' && questionsNow().length > 0)
  const close = () => setAsking(null)
  const askWhatIsMissing = useMissingCheck(questions.length, {
    onMissing: () => setAsking('done'),
    onComplete: () => take('done'),
  })

  function dialog(to: OrderStatus) {
    if (to === 'done') {
      return (
        <MissingDialog
          asked={questions}
          onClose={close}
          onNoneLeft={() => {
            close()
            take('done')
          }}
          onAnyway={(reason) =>
            take('done', { isConfirmed: true, ...(reason !== null && { reason }) })
          }
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
      if (to === 'done')
        completeAfter((asked) => {
          if (asks(to)) askWhatIsMissing()
          else take(to, { ...more, ...asked })
        })
      else if (asks(to)) setAsking(to)
      else take(to, more)
    },
    // What an order still requires is not known before its evidence is.
    dialog: asking && (asking !== 'done' || evidence) && (
      <Suspense fallback={null}>{dialog(asking)}</Suspense>
    ),
  }
}

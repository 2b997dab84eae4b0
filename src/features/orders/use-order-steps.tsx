import { type ReactNode, Suspense, useState } from 'react'
import { useAheadStatus } from '#components/use-ahead-status.ts'
import { useStepToast } from '#components/use-step-toast.ts'
import { useActor, useData, useLive, useMutate } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { type Evidence, missingBeforeDone } from '#domain/order/missing-before-done.ts'
import { nextStep } from '#domain/order/next-step.ts'
import { requiresReason } from '#domain/order/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { stepClock } from '#domain/time/step-clock.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { newId } from '#lib/new-id.ts'
import { myTime } from '#data/index.ts'
import { stepsOf } from '#domain/order/steps-of.ts'
import { lazySheet } from '#components/lazy-sheet.tsx'
import { useProblemToast } from '#components/use-problem-toast.ts'

const ReasonDialog = lazySheet(async () => (await import('./reason-dialog.tsx')).ReasonDialog)
const MissingDialog = lazySheet(async () => (await import('./missing-dialog.tsx')).MissingDialog)
const OutcomeDialog = lazySheet(async () => (await import('./outcome-dialog.tsx')).OutcomeDialog)

export interface OrderSteps {
  /** As it is shown: with a step from the tap on. */
  readonly status: OrderStatus
  /** The last tap may still echo. */
  readonly isResting: boolean
  /** For the one big button. */
  readonly next: OrderStatus | null
  /** Every other step, the most usual first. */
  readonly others: readonly OrderStatus[]
  take(to: OrderStatus): void
  /** Asks for what a step needs besides the tap; to be put somewhere on the page. */
  readonly dialog: ReactNode
}

/** The steps this person may take with this order, and the taking of them. */
export function useOrderSteps(
  stored: Order,
  evidence: Evidence | undefined,
  /** Asked for where the person came from: its question is open at once. */
  first: OrderStatus | null,
): OrderSteps {
  const { status, isResting, goAhead } = useAheadStatus(stored)
  const order = status === stored.status ? stored : { ...stored, status }
  const actor = useActor()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [asking, setAsking] = useState(first)
  const data = useData()
  useLive(myTime())
  /** Only those who do the work have a clock on it. */
  const clockOf = (to: OrderStatus) => {
    // Asked at the moment of the tap, which for one taken back is long after this was drawn.
    const entries = data.live(myTime()).get()
    if (!actor || !entries || !order.assigneeIds.includes(actor.uid)) return undefined
    const step = { orderId: order.id, to, uid: actor.uid, entryId: newId() }
    const clock = stepClock(entries, step)
    return clock && { clock }
  }
  const sayStep = useStepToast((args) => {
    void mutate('order/takeBack', { ...args, ...clockOf(args.to) }).then(
      (done) => !done.ok && reportProblem(done.problem),
    )
  })
  const steps = actor ? stepsOf(order, actor) : []
  const next = actor && nextStep(order, actor)
  const missing = evidence ? missingBeforeDone(order, evidence) : []

  const move = (to: OrderStatus, reason?: string) =>
    goAhead(to, async () => {
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
      data.keepDraft(draft, { name: 'order/move', args })
      await afterPaint()
      const result = await data.mutate('order/move', args, { draft })
      if (result.ok) {
        sayStep(order, to)
        return true
      }
      data.keepDraft(draft, null)
      reportProblem(result.problem)
      return false
    })

  const asks = (to: OrderStatus) =>
    requiresReason(to) || to === 'partlyDone' || (to === 'done' && missing.length > 0)
  const close = () => setAsking(null)

  function dialog(to: OrderStatus) {
    if (to === 'done') {
      return <MissingDialog missing={missing} onClose={close} onAnyway={() => move('done')} />
    }
    if (to === 'partlyDone' || to === 'cannotComplete') {
      return (
        <OutcomeDialog
          order={order}
          to={to}
          onClose={close}
          onReason={(reason) => move(to, reason)}
        />
      )
    }
    return <ReasonDialog to={to} onClose={close} onReason={(reason) => move(to, reason)} />
  }

  return {
    status,
    isResting,
    next,
    others: steps.filter((step) => step !== next),
    take: (to) => (asks(to) ? setAsking(to) : move(to)),
    dialog: asking && <Suspense fallback={null}>{dialog(asking)}</Suspense>,
  }
}

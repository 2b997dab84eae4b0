import { useNavigate } from 'react-router'
import { stepWord } from '#components/step-word.ts'
import { useAheadStatus } from '#components/use-ahead-status.ts'
import { useStepToast } from '#components/use-step-toast.ts'
import { useProblemToast } from '#components/use-problem-toast.ts'
import { myTime, orderEvidence } from '#data/index.ts'
import { useActor, useData, useLive, useMutate } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { missingBeforeDone } from '#domain/order/missing-before-done.ts'
import { nextStep } from '#domain/order/next-step.ts'
import { stepClock } from '#domain/time/step-clock.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'

/** The next step of the job at hand, in thumb reach. */
export function StepButton({ order: stored }: { order: Order }) {
  const t = useT()
  const { status, isResting, goAhead } = useAheadStatus(stored)
  const order = status === stored.status ? stored : { ...stored, status }
  const actor = useActor()
  const mutate = useMutate()
  const navigate = useNavigate()
  const reportProblem = useProblemToast()
  const data = useData()
  useLive(myTime())
  const clockOf = (to: typeof order.status) => {
    // Asked at the moment of the tap, which for one taken back is long after this was drawn.
    const entries = data.live(myTime()).get()
    if (!actor || !entries) return undefined
    const step = { orderId: order.id, to, uid: actor.uid, entryId: newId() }
    const clock = stepClock(entries, step)
    return clock && { clock }
  }
  const sayStep = useStepToast((args) => {
    void mutate('order/takeBack', { ...args, ...clockOf(args.to) }).then(
      (done) => !done.ok && reportProblem(done.problem),
    )
  })
  const evidence = useLive(orderEvidence(order.id))
  const next = actor && nextStep(order, actor)
  if (!next) return null

  async function take(to: typeof order.status) {
    if (to === 'done' && evidence && missingBeforeDone(order, evidence).length > 0) {
      await navigate(`/orders/${order.id}`, { state: { step: to } })
      return
    }
    goAhead(to, async () => {
      const args = { orderId: order.id, from: order.status, to, ...clockOf(to) }
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
  }

  return (
    <Button
      variant="primary"
      size="large"
      wide
      isResting={isResting}
      onPress={() => void take(next)}
    >
      {t(stepWord(order.status, next))}
    </Button>
  )
}

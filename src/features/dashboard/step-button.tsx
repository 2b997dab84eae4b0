import { useNavigate } from 'react-router'
import { stepWord } from '#components/step-word.ts'
import { useTakeStep } from '#components/use-take-step.ts'
import { myTime, orderEvidence } from '#data/index.ts'
import { useActor, useData, useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { missingBeforeDone } from '#domain/order/missing-before-done.ts'
import { nextStep } from '#domain/order/next-step.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'

/** The next step of the job at hand, in thumb reach. */
export function StepButton({ order: stored }: { order: Order }) {
  const t = useT()
  const actor = useActor()
  const navigate = useNavigate()
  const data = useData()
  useLive(myTime())
  const { order, isResting, move } = useTakeStep(stored, {
    uid: actor?.uid,
    entries: () => data.live(myTime()).get(),
    mutate: data.mutate,
    keepDraft: data.keepDraft,
  })
  const evidence = useLive(orderEvidence(order.id))
  const next = actor && nextStep(order, actor)
  if (!next) return null

  async function take(to: typeof order.status) {
    if (to === 'done' && evidence && missingBeforeDone(order, evidence).length > 0) {
      await navigate(`/orders/${order.id}`, { state: { step: to } })
      return
    }
    move(to)
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

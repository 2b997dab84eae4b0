import { stepWord } from '#components/step-word.ts'
import { useProblemToast } from '#components/use-problem-toast.ts'
import { useActor, useMutate } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { nextStep } from '#domain/order/next-step.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'

/** The next step of the job at hand, in thumb reach. */
export function StepButton({ order }: { order: Order }) {
  const t = useT()
  const actor = useActor()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const next = actor && nextStep(order, actor)
  if (!next) return null

  async function take(to: typeof order.status) {
    const result = await mutate('order/move', { orderId: order.id, from: order.status, to })
    if (result.ok) navigator.vibrate?.(12)
    else reportProblem(result.problem)
  }

  return (
    <Button variant="primary" size="large" wide onPress={() => void take(next)}>
      {t(stepWord(order.status, next))}
    </Button>
  )
}

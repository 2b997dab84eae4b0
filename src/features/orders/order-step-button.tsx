import type { Order } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { stepWord } from '#components/step-word.ts'
import type { OrderSteps } from './use-order-steps.tsx'

/** The next step as one big button in thumb reach. */
export function OrderStepButton({ order, steps }: { order: Order; steps: OrderSteps }) {
  const t = useT()
  const { next } = steps
  if (!next) return null
  return (
    <Button variant="primary" size="large" wide onPress={() => steps.take(next)}>
      {t(stepWord(order.status, next))}
    </Button>
  )
}

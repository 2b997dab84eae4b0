import { useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { stepWord } from '#components/step-word.ts'
import type { OrderSteps } from './use-order-steps.tsx'

export interface OrderStepButtonProps {
  steps: OrderSteps
  /** Across the screen, in thumb reach; else in the line of the title. */
  wide?: boolean
}

/** The next step as the one primary button. */
export function OrderStepButton({ steps, wide = false }: OrderStepButtonProps) {
  const t = useT()
  const { next, status, isResting } = steps
  if (!next) return null
  return (
    <Button
      variant="primary"
      size={wide ? 'large' : 'medium'}
      wide={wide}
      isResting={isResting}
      onPress={() => steps.take(next)}
    >
      {t(stepWord(status, next))}
    </Button>
  )
}

import { StepButtons } from '#components/order/step-buttons.tsx'
import type { OrderSteps } from './use-order-steps.tsx'

export interface OrderStepButtonProps {
  steps: OrderSteps
  /** Across the screen, in thumb reach; else in the line of the title. */
  wide?: boolean
}

/** The next step, and the day's clock with it where it does not run yet. */
export function OrderStepButton({ steps, wide = false }: OrderStepButtonProps) {
  const { next, status, isDebounced } = steps
  if (!next) return null
  return (
    <StepButtons
      status={status}
      next={next}
      isDebounced={isDebounced}
      dayOffer={steps.dayOffer(next)}
      wide={wide}
      onStep={steps.take}
    />
  )
}

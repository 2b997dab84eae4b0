import { StepButtons } from '#components/order/step-buttons.tsx'
import type { OrderSteps } from './use-order-steps.tsx'

export interface OrderStepButtonProps {
  steps: OrderSteps
  /** Full width, within thumb reach; otherwise in the title line. */
  wide?: boolean
}

/** The next step, with the day's clock if that has not started. */
export function OrderStepButton({ steps, wide = false }: OrderStepButtonProps) {
  const { next, status, isDebounced } = steps
  if (!next) return null
  return (
    <StepButtons
      status={status}
      next={next}
      isDebounced={isDebounced}
      dayClockOffer={steps.dayClockOffer(next)}
      wide={wide}
      onStep={steps.take}
    />
  )
}

import type { OrderStatus } from '#domain/order/order-status.ts'
import type { DayClockOffer } from '#domain/time/day-state.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { stepLabel } from './step-label.ts'
import styles from './step-buttons.module.css'

export interface StepButtonsProps {
  status: OrderStatus
  next: OrderStatus
  /** Another tap now would be an accidental double tap. */
  isDebounced: boolean
  /** The day's clock, if the step offers to start it. */
  dayClockOffer: DayClockOffer | null
  /** Full width, within thumb reach; otherwise in the title line. */
  wide?: boolean
  onStep: (to: OrderStatus, more: { readonly startsDay: boolean }) => void
}

/**
 * The next step as the one primary button; before the day has started, a second button starts its clock
 * too.
 */
export function StepButtons(props: StepButtonsProps) {
  const { status, next, isDebounced, dayClockOffer, wide = false, onStep } = props
  const t = useT()
  const size = wide ? 'large' : 'medium'
  const isBegin = next === 'enRoute' || next === 'onSite'
  const step = t(stepLabel(status, next))
  if (dayClockOffer === null || !isBegin) {
    return (
      <Button
        variant="primary"
        size={size}
        wide={wide}
        isDebounced={isDebounced}
        onPress={() => onStep(next, { startsDay: false })}
      >
        {step}
      </Button>
    )
  }
  return (
    <div className={styles.buttons}>
      <Button
        variant="primary"
        size={size}
        wide={wide}
        isDebounced={isDebounced}
        onPress={() => onStep(next, { startsDay: true })}
      >
        {t(`orderStep.${dayClockOffer}Day.${next}`)}
      </Button>
      <Button
        size={size}
        wide={wide}
        isDebounced={isDebounced}
        onPress={() => onStep(next, { startsDay: false })}
      >
        {step}
      </Button>
    </div>
  )
}

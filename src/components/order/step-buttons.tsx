import type { OrderStatus } from '#domain/order/order-status.ts'
import type { DayOffer } from '#domain/time/day-state.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { stepLabel } from './step-label.ts'
import styles from './step-buttons.module.css'

export interface StepButtonsProps {
  status: OrderStatus
  next: OrderStatus
  /** The last tap may still echo. */
  isDebounced: boolean
  /** The day's clock, where it is offered along with the step. */
  dayOffer: DayOffer | null
  /** Across the screen, in thumb reach; else in the line of the title. */
  wide?: boolean
  onStep: (to: OrderStatus, more: { readonly startsDay: boolean }) => void
}

/** The next step as the one primary button; before the day has begun, with its clock or without. */
export function StepButtons(props: StepButtonsProps) {
  const { status, next, isDebounced, dayOffer, wide = false, onStep } = props
  const t = useT()
  const size = wide ? 'large' : 'medium'
  const isBegin = next === 'enRoute' || next === 'onSite'
  const step = t(stepLabel(status, next))
  if (dayOffer === null || !isBegin) {
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
        {t(`orderStep.${dayOffer}Day.${next}`)}
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

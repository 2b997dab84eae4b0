import { useId, useRef } from 'react'
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
 * The next step as the one primary button; before the day has started, a button before it starts its clock too.
 */
export function StepButtons(props: StepButtonsProps) {
  const { status, next, isDebounced, dayClockOffer, wide = false, onStep } = props
  const t = useT()
  const size = wide ? 'large' : 'medium'
  // Only these steps begin the work, and can begin the day with it.
  const offersDay = dayClockOffer !== null && (next === 'enRoute' || next === 'onSite')
  const stepOnly = useRef<HTMLButtonElement>(null)
  const noteId = useId()
  const hasNote = offersDay && wide

  /** The button that was pressed goes, and would take the focus with it. */
  function startDay() {
    stepOnly.current?.focus({ preventScroll: true })
    onStep(next, { startsDay: true })
  }

  // The step's own button stays the same element: it keeps the focus, and never comes to mean the day too while a
  // finger is on it. Removing a focused element also makes the browser lay out the page at once, which takes longer
  // than everything else that a tap does.
  return (
    <div className={styles.buttons}>
      {offersDay && (
        <Button
          key="day"
          variant="primary"
          size={size}
          wide={wide}
          isDebounced={isDebounced}
          onPress={startDay}
        >
          {t(`orderStep.${dayClockOffer}Day.${next}`)}
        </Button>
      )}
      <Button
        key="step"
        ref={stepOnly}
        variant={offersDay ? 'quiet' : 'primary'}
        size={size}
        wide={wide}
        isDebounced={isDebounced}
        aria-describedby={hasNote ? noteId : undefined}
        onPress={() => onStep(next, { startsDay: false })}
      >
        {t(stepLabel(status, next))}
        {hasNote && (
          // What a tap means, not what the button is called.
          <small id={noteId} className={styles.note} aria-hidden="true">
            {t('orderStep.noDay')}
          </small>
        )}
      </Button>
    </div>
  )
}

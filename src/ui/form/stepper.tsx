import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './stepper.module.css'

export interface StepperProps {
  before: StepperDirection
  after: StepperDirection
  /** The current item. */
  children: ReactNode
}

export interface StepperDirection {
  label: string
  isDisabled?: boolean
  onPress: () => void
}

/** Shows one item of a series, such as a day or a week, with buttons to the previous and next ones. */
export function Stepper({ before, after, children }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <IconButton {...before} icon={<ChevronLeft />} />
      <p className={styles.shown} aria-live="polite">
        {children}
      </p>
      <IconButton {...after} icon={<ChevronRight />} />
    </div>
  )
}

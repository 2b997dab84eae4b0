import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './stepper.module.css'

export interface StepperProps {
  before: StepperWay
  after: StepperWay
  /** What is shown now. */
  children: ReactNode
}

export interface StepperWay {
  label: string
  isDisabled?: boolean
  onPress: () => void
}

/** One of a row of things, such as a day or a week, with its neighbours a tap away. */
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

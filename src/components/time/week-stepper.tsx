import type { ReactNode } from 'react'
import { addDays } from '#domain/time/local-time.ts'
import { useT } from '#messages/index.ts'
import { Stepper } from '#ui/form/stepper.tsx'

export interface WeekStepperProps {
  /** The Monday of the week that is shown, and of the latest one that can be. */
  monday: string
  latest: string
  onChange: (monday: string) => void
  children: ReactNode
}

/** Shows a week, with buttons to the previous and next ones. */
export function WeekStepper({ monday, latest, onChange, children }: WeekStepperProps) {
  const t = useT()
  return (
    <Stepper
      before={{ label: t('time.lastWeek'), onPress: () => onChange(addDays(monday, -7)) }}
      after={{
        label: t('time.nextWeek'),
        isDisabled: monday >= latest,
        onPress: () => onChange(addDays(monday, 7)),
      }}
    >
      {children}
    </Stepper>
  )
}

import { useTimeZone } from '#data/react.ts'
import { addDays, fromLocalTime, localDay } from '#domain/time/local-time.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Stepper } from '#ui/form/stepper.tsx'

export interface DayPickerProps {
  /** 'YYYY-MM-DD'. */
  day: string
  onChange: (day: string) => void
}

/** A year: of older days routes are deleted, and their length and times remain. */
const mostDays = 365

/** Picks a day of the last year. */
export function DayPicker({ day, onChange }: DayPickerProps) {
  const t = useT()
  const format = useFormat()
  const timeZone = useTimeZone()
  const now = useNow()
  const today = localDay(new Date(now).toISOString(), timeZone)
  return (
    <Stepper
      before={{
        label: t('route.previousDay'),
        isDisabled: day <= addDays(today, -mostDays),
        onPress: () => onChange(addDays(day, -1)),
      }}
      after={{
        label: t('route.nextDay'),
        isDisabled: day >= today,
        onPress: () => onChange(addDays(day, 1)),
      }}
    >
      {format.date(boundsOf(day, timeZone).from, now)}
    </Stepper>
  )
}

/** The instants at which a day starts and ends in the company's zone. */
export function boundsOf(day: string, timeZone: string): { from: string; to: string } {
  const at = (date: string) => fromLocalTime(`${date}T00:00`, timeZone) ?? `${date}T00:00:00.000Z`
  return { from: at(day), to: at(addDays(day, 1)) }
}

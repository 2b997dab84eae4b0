import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTimeZone } from '#data/react.ts'
import { addDays, fromLocalTime, localDay } from '#domain/time/local-time.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Stepper } from '#ui/form/stepper.tsx'
import { firstRouteDay } from './asked-day.ts'
import styles from './day-picker.module.css'

export interface DayPickerProps {
  /** 'YYYY-MM-DD'. */
  day: string
  onChange: (day: string) => void
}

/** Picks a day of the last year: one after the other, or in the browser's calendar. */
export function DayPicker({ day, onChange }: DayPickerProps) {
  const t = useT()
  const format = useFormat()
  const timeZone = useTimeZone()
  const now = useNow()
  const today = localDay(new Date(now).toISOString(), timeZone)
  const first = firstRouteDay(today)
  return (
    <Stepper
      before={{
        label: t('route.previousDay'),
        isDisabled: day <= first,
        onPress: () => onChange(addDays(day, -1)),
      }}
      after={{
        label: t('route.nextDay'),
        isDisabled: day >= today,
        onPress: () => onChange(addDays(day, 1)),
      }}
    >
      <label className={styles.day}>
        <span>{format.date(boundsOf(day, timeZone).from, now)}</span>
        <CalendarDays aria-hidden="true" />
        <DayField key={day} day={day} first={first} last={today} onChange={onChange} />
      </label>
    </Stepper>
  )
}

/** Over the date, which is written shorter than the browser writes it. */
function DayField({
  day,
  first,
  last,
  onChange,
}: DayPickerProps & { first: string; last: string }) {
  const t = useT()
  // What is being typed may be no day yet, or one too early.
  const [typed, setTyped] = useState(day)
  return (
    <input
      type="date"
      aria-label={t('route.day')}
      className={styles.field}
      value={typed}
      min={first}
      max={last}
      onClick={({ currentTarget }) => currentTarget.showPicker?.()}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.validity.valid && target.value !== '') onChange(target.value)
      }}
    />
  )
}

/** The instants at which a day starts and ends in the company's zone. */
export function boundsOf(day: string, timeZone: string): { from: string; to: string } {
  const at = (date: string) => fromLocalTime(`${date}T00:00`, timeZone) ?? `${date}T00:00:00.000Z`
  return { from: at(day), to: at(addDays(day, 1)) }
}

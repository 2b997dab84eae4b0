import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTimeZone } from '#data/react.ts'
import { addDays, fromLocalTime, localDay } from '#domain/time/local-time.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './tracking-page.module.css'

export interface DayPickerProps {
  /** 'YYYY-MM-DD'. */
  day: string
  onChange: (day: string) => void
}

/** Ways are kept for so many days. */
const keptDays = 30

/** One day of those that are kept. */
export function DayPicker({ day, onChange }: DayPickerProps) {
  const t = useT()
  const format = useFormat()
  const timeZone = useTimeZone()
  const now = useNow()
  const today = localDay(new Date(now).toISOString(), timeZone)
  return (
    <div className={styles.days}>
      <IconButton
        label={t('way.dayBefore')}
        icon={<ChevronLeft />}
        isDisabled={day <= addDays(today, -keptDays)}
        onPress={() => onChange(addDays(day, -1))}
      />
      <p aria-live="polite">{format.date(boundsOf(day, timeZone).from, now)}</p>
      <IconButton
        label={t('way.dayAfter')}
        icon={<ChevronRight />}
        isDisabled={day >= today}
        onPress={() => onChange(addDays(day, 1))}
      />
    </div>
  )
}

/** The instants between which a day lies in the company's zone. */
export function boundsOf(day: string, timeZone: string): { from: string; to: string } {
  const at = (date: string) => fromLocalTime(`${date}T00:00`, timeZone) ?? `${date}T00:00:00.000Z`
  return { from: at(day), to: at(addDays(day, 1)) }
}

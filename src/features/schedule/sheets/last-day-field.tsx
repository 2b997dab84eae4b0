import { useTimeZone } from '#data/react.ts'
import { addDays } from '#domain/time/local-time.ts'
import { noonOf } from '#domain/time/noon-of.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import { mostDays } from './out-span.ts'

export interface LastDayFieldProps {
  /** The first day. */
  day: string
  value: string
  onChange: (day: string) => void
}

/** Up to which day someone is out, of the days that the board has read. */
export function LastDayField({ day, value, onChange }: LastDayFieldProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const timeZone = useTimeZone()
  const days = Array.from({ length: mostDays }, (_, later) => addDays(day, later))
  return (
    <Select
      label={t('absence.to')}
      value={value}
      options={days.map((one) => ({ value: one, label: format.date(noonOf(one, timeZone), now) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

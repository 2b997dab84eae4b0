import { weekdays, type Weekday, type WorkingHours } from '#domain/entities/working-hours.ts'
import { useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import styles from './working-hours-fields.module.css'

export interface WorkingHoursFieldsProps {
  value: WorkingHours
  onChange: (hours: WorkingHours) => void
  /** Error messages by day. */
  errors: Partial<Record<Weekday, string | undefined>>
  /** How a day without hours is called. */
  dayOff?: string
}

const defaults = { start: '08:00', end: '17:00' }

/** One span of working hours per day; a day without one is a day off. */
export function WorkingHoursFields({ value, onChange, errors, dayOff }: WorkingHoursFieldsProps) {
  const t = useT()
  return (
    <div className={styles.week}>
      {weekdays.map((weekday) => {
        const [span] = value[weekday]
        const day = t(`weekday.${weekday}`)
        const set = (next: Partial<typeof defaults>) =>
          onChange({ ...value, [weekday]: [{ ...(span ?? defaults), ...next }] })
        return (
          <div key={weekday} className={styles.day}>
            <Checkbox
              label={day}
              checked={span !== undefined}
              onChange={(event) =>
                onChange({ ...value, [weekday]: event.target.checked ? [defaults] : [] })
              }
            />
            {span === undefined ? (
              <span className={styles.off}>{dayOff ?? t('setup.dayOff')}</span>
            ) : (
              <div className={styles.span}>
                <DateTimeField
                  type="time"
                  hideLabel
                  label={t('setup.from', { day })}
                  value={span.start}
                  onChange={(event) => set({ start: event.target.value })}
                />
                <span aria-hidden="true">–</span>
                <DateTimeField
                  type="time"
                  hideLabel
                  label={t('setup.to', { day })}
                  value={span.end}
                  onChange={(event) => set({ end: event.target.value })}
                />
              </div>
            )}
            {errors[weekday] !== undefined && <p className={styles.error}>{errors[weekday]}</p>}
          </div>
        )
      })}
    </div>
  )
}

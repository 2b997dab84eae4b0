import { lengthText } from '../text/length-text.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import styles from './duration-field.module.css'

const usual = [30, 60, 90, 120, 240]

export interface DurationFieldProps {
  label: string
  /** null: not said. */
  minutes: number | null
  error: string | undefined
  onChange: (minutes: number | null) => void
}

/** How long the work takes: usual durations to tap, and hours and minutes for any other. */
export function DurationField({ label, minutes, error, onChange }: DurationFieldProps) {
  const t = useT()
  const [hours, rest] = minutes === null ? ['', ''] : [Math.floor(minutes / 60), minutes % 60]
  const change = (h: string, m: string) => {
    const all = wholeOf(h) * 60 + wholeOf(m)
    onChange(all === 0 ? null : Math.min(all, 24 * 60))
  }
  return (
    <div className={styles.duration}>
      <span className={styles.label}>{label}</span>
      <ChipRow label={label} wrap>
        {usual.map((one) => (
          <Chip key={one} isSelected={minutes === one} onPress={() => onChange(one)}>
            {lengthText(t, one * 60_000)}
          </Chip>
        ))}
      </ChipRow>
      <div className={styles.parts}>
        <TextField
          label={t('orders.durationHours')}
          hideLabel
          type="number"
          inputMode="numeric"
          min={0}
          max={24}
          after={t('orders.unit.hours')}
          value={hours}
          onChange={({ target }) => change(target.value, String(rest))}
        />
        <TextField
          label={t('orders.durationMinutes')}
          hideLabel
          type="number"
          inputMode="numeric"
          min={0}
          step={5}
          after={t('orders.unit.minutes')}
          value={rest}
          onChange={({ target }) => change(String(hours), target.value)}
        />
      </div>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

function wholeOf(text: string): number {
  return Math.max(0, Math.floor(Number(text) || 0))
}

import { Trash2 } from 'lucide-react'
import type { PlannedBreak } from '#domain/entities/staff.ts'
import { fieldMessage } from '#components/text/field-message.ts'
import { useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import styles from './staff.module.css'

interface BreakFieldsProps {
  number: number
  value: PlannedBreak
  errors: { readonly to: string | undefined; readonly minutes: string | undefined }
  onChange: (value: PlannedBreak) => void
  onRemove: () => void
}

/** One break: how long it is, and between which times it lies. */
export function BreakFields({ number, value, errors, onChange, onRemove }: BreakFieldsProps) {
  const t = useT()
  const name = t('hoursOf.breakNumber', { number })
  return (
    <fieldset className={styles.item} aria-label={name}>
      <div className={styles.itemHead}>
        <span className={styles.itemName}>{name}</span>
        <IconButton
          label={`${t('hoursOf.removeBreak')} ${number}`}
          icon={<Trash2 />}
          onPress={onRemove}
        />
      </div>
      <div className={styles.fields}>
        <TextField
          label={t('hoursOf.minutes')}
          inputMode="numeric"
          value={value.minutes === 0 ? '' : String(value.minutes)}
          error={
            errors.minutes === 'breakTooLong'
              ? t('hoursOf.breakTooLong')
              : fieldMessage(t, errors.minutes)
          }
          onChange={({ target }) =>
            onChange({ ...value, minutes: Number(target.value.replaceAll(/\D/g, '').slice(0, 4)) })
          }
        />
        <DateTimeField
          type="time"
          label={t('hoursOf.from')}
          value={value.from}
          onChange={({ target }) => onChange({ ...value, from: target.value })}
        />
        <DateTimeField
          type="time"
          label={t('hoursOf.to')}
          value={value.to}
          error={fieldMessage(t, errors.to)}
          onChange={({ target }) => onChange({ ...value, to: target.value })}
        />
      </div>
      <Checkbox
        label={t('hoursOf.isPaid')}
        checked={value.isPaid}
        onChange={({ target }) => onChange({ ...value, isPaid: target.checked })}
      />
    </fieldset>
  )
}

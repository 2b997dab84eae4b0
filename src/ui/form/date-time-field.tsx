import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import fieldStyles from './field.module.css'
import styles from './date-time-field.module.css'

export interface DateTimeFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, 'id' | 'children' | 'type'> {
  /** The kind of input. Values are local: '2026-05-04T13:30', '2026-05-04', '13:30'. */
  type?: 'datetime-local' | 'date' | 'time' | undefined
}

/** A date and time in the browser's own picker. It knows no time zone; the caller supplies one. */
export function DateTimeField({
  label,
  description,
  error,
  optionalLabel,
  hideLabel,
  className,
  type = 'datetime-local',
  ...input
}: DateTimeFieldProps) {
  return (
    <Field {...{ label, description, error, optionalLabel, hideLabel, className }}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          className={clsx(fieldStyles.control, styles.input)}
        />
      )}
    </Field>
  )
}

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import fieldStyles from './field.module.css'
import styles from './select.module.css'

interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

export interface SelectProps extends FieldFrame, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  options: readonly Option[]
  /** A first option that means nothing is selected (value ''). */
  placeholder?: string | undefined
}

/** A choice from a short list. The browser's own picker is the easiest to use on a phone. */
export function Select({
  label,
  description,
  error,
  optionalLabel,
  hideLabel,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, description, error, optionalLabel, hideLabel, className }}>
      {(control) => (
        <div className={styles.box}>
          <select {...select} {...control} className={clsx(fieldStyles.control, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
            <path d="m4 6 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </div>
      )}
    </Field>
  )
}

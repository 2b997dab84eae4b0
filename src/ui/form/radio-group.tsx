import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'
import styles from './radio-group.module.css'

interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly disabled?: boolean
}

export interface RadioGroupProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'id' | 'children' | 'value'
> {
  label: ReactNode
  options: readonly RadioOption[]
  /** The selected value; omit it where a form library controls the field. */
  value?: string | undefined
  error?: string | undefined
  hideLabel?: boolean | undefined
}

/** One of a few options, all visible. Accepts `{...register('name')}`. */
export function RadioGroup({
  label,
  options,
  value,
  error,
  hideLabel,
  className,
  name,
  ...input
}: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset
      className={clsx(styles.group, className)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={clsx(styles.legend, hideLabel && styles.hiddenLegend)}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            {...input}
            type="radio"
            name={name ?? id}
            value={option.value}
            disabled={option.disabled ?? input.disabled}
            className={styles.dot}
            {...(value === undefined ? {} : { checked: value === option.value })}
          />
          <span>
            <span className={styles.text}>{option.label}</span>
            {option.description !== undefined && (
              <span className={styles.help}>{option.description}</span>
            )}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

export interface FieldFrame {
  label: ReactNode
  /** Help text that is always visible, under the label. */
  description?: ReactNode
  /** The error message. Marks the field invalid. */
  error?: string | undefined
  /** Shown after the label of a field that may be left empty, e.g. "optional". */
  optionalLabel?: string | undefined
  /** Hides the label visually but keeps it for screen readers. */
  hideLabel?: boolean | undefined
}

/** Attributes that tie a control to its label, help and error. */
interface ControlAttributes {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export interface FieldProps extends FieldFrame {
  className?: string | undefined
  children: (control: ControlAttributes) => ReactNode
}

/** The label, help and error around a control. */
export function Field({
  label,
  description,
  error,
  optionalLabel,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const invalid = error !== undefined && error !== ''
  const describedBy = clsx(description !== undefined && `${id}-help`, invalid && `${id}-error`)
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={clsx(styles.label, hideLabel && styles.hiddenLabel)}>
        {label}
        {optionalLabel !== undefined && <span className={styles.optional}> {optionalLabel}</span>}
      </label>
      {description !== undefined && (
        <div id={`${id}-help`} className={styles.help}>
          {description}
        </div>
      )}
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': invalid || undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined || error === '') return null
  return (
    <div id={id} className={styles.error}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="7" fill="currentColor" />
        <path d="M8 4v4.5M8 11v1" stroke="var(--paper)" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      {error}
    </div>
  )
}

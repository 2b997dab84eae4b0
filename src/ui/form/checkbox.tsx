import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { FieldError } from './field.tsx'
import { mergeRefs } from './merge-refs.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> {
  label: ReactNode
  description?: ReactNode
  error?: string | undefined
  /** Only part of a set is selected. */
  indeterminate?: boolean | undefined
  hideLabel?: boolean | undefined
}

export function Checkbox({
  label,
  description,
  error,
  indeterminate = false,
  hideLabel,
  className,
  ref,
  ...input
}: CheckboxProps) {
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <div className={clsx(styles.holder, className)}>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          aria-label={hideLabel && typeof label === 'string' ? label : undefined}
          aria-describedby={
            clsx(description !== undefined && `${id}-help`, error && `${id}-error`) || undefined
          }
          aria-invalid={error ? true : undefined}
          className={styles.box}
          ref={mergeRefs(own, ref)}
        />
        {!hideLabel && <span>{label}</span>}
      </label>
      {description !== undefined && (
        <div id={`${id}-help`} className={styles.help}>
          {description}
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

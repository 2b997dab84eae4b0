import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import fieldStyles from './field.module.css'
import styles from './text-area.module.css'

export interface TextAreaProps
  extends FieldFrame, Omit<ComponentProps<'textarea'>, 'id' | 'children'> {}

/** Several lines of text; grows with its content. */
export function TextArea({
  label,
  description,
  error,
  optionalLabel,
  hideLabel,
  className,
  rows = 3,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, description, error, optionalLabel, hideLabel, className }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          style={{ '--rows': rows } as CSSProperties}
          className={clsx(fieldStyles.control, styles.area)}
        />
      )}
    </Field>
  )
}

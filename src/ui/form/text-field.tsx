import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import fieldStyles from './field.module.css'
import styles from './text-field.module.css'

export interface TextFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, 'id' | 'children'> {
  /** Shown inside, before the text: an icon or a unit. */
  before?: ReactNode
  /** Shown inside, after the text: a unit or an IconButton. */
  after?: ReactNode
}

/** One line of text. Accepts what an <input> accepts, including `{...register('name')}`. */
export function TextField({
  label,
  description,
  error,
  optionalLabel,
  hideLabel,
  before,
  after,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, description, error, optionalLabel, hideLabel, className }}>
      {(control) => (
        <div className={styles.box}>
          {before !== undefined && <span className={styles.before}>{before}</span>}
          <input
            {...input}
            {...control}
            type={type}
            className={clsx(
              fieldStyles.control,
              before !== undefined && styles.hasBefore,
              after !== undefined && styles.hasAfter,
            )}
          />
          {after !== undefined && <span className={styles.after}>{after}</span>}
        </div>
      )}
    </Field>
  )
}

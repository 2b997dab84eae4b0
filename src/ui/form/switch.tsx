import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './switch.module.css'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> {
  label: ReactNode
  description?: ReactNode
}

/** A setting that applies at once. For a choice that is submitted with a form use Checkbox. */
export function Switch({ label, description, className, ...input }: SwitchProps) {
  const id = useId()
  return (
    <div className={clsx(styles.holder, className)}>
      <label className={styles.label}>
        <span className={styles.text}>{label}</span>
        <input
          {...input}
          type="checkbox"
          aria-describedby={description === undefined ? undefined : id}
          className={styles.track}
        />
      </label>
      {description !== undefined && (
        <div id={id} className={styles.help}>
          {description}
        </div>
      )}
    </div>
  )
}

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../form/icon-button.tsx'
import { keepFocus } from '../keep-focus.ts'
import styles from './selection-bar.module.css'

export interface SelectionBarProps {
  /** How many are selected, in words. */
  label: string
  /** More about them. */
  note?: ReactNode
  clearLabel: string
  onClear: () => void
  /** The buttons. */
  children: ReactNode
}

/** What is done with the selected rows of a table; it stands over its end. */
export function SelectionBar({ label, note, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <section ref={keepFocus} className={styles.bar} aria-label={label} data-foot>
      <IconButton label={clearLabel} icon={<X />} onPress={onClear} />
      <output className={styles.text}>
        {label}
        {note}
      </output>
      {children}
    </section>
  )
}

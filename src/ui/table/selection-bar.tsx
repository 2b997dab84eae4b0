import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
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
  /** As in the rows. What a sheet or menu of the bar hears comes here too, but lies outside of it. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const bar = event.currentTarget
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (!bar.contains(event.target as Element)) return
    event.preventDefault()
    bar.closest('[data-desk]')?.querySelector<HTMLElement>('a[data-lead][tabindex="0"]')?.focus()
    onClear()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the buttons in it
    <section
      ref={keepFocus}
      className={styles.bar}
      aria-label={label}
      data-foot
      onKeyDown={onKeyDown}
    >
      <IconButton label={clearLabel} icon={<X />} onPress={onClear} />
      <output className={styles.text}>
        {label}
        {note}
      </output>
      {children}
    </section>
  )
}

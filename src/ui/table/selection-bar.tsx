import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../form/icon-button.tsx'
import { isOnPage } from '../is-on-page.ts'
import { keepFocus } from '../keep-focus.ts'
import { useLatest } from '../use-latest.ts'
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

/** What is done with the selected rows of a table; it stands over its end. Escape clears the selection, as in the rows. */
export function SelectionBar({ label, note, clearLabel, onClear, children }: SelectionBarProps) {
  const bar = useRef<HTMLElement>(null)
  const newest = useLatest(onClear)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isOnPage(event.target)) return
      event.preventDefault()
      const row = 'a[data-lead][tabindex="0"]'
      bar.current?.closest('[data-desk]')?.querySelector<HTMLElement>(row)?.focus()
      newest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [newest])
  return (
    <section
      ref={(box) => {
        bar.current = box
        return keepFocus(box)
      }}
      className={styles.bar}
      aria-label={label}
      data-foot
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

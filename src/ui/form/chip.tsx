import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './chip.module.css'
import { PressButton } from './press.tsx'

export interface ChipProps {
  children: ReactNode
  icon?: ReactNode
  /** How many things it would show. */
  count?: number | undefined
  isSelected: boolean
  onPress: () => void
}

/** A filter above a list: on or off. */
export function Chip({ children, icon, count, isSelected, onPress }: ChipProps) {
  return (
    <PressButton
      onPress={onPress}
      aria-pressed={isSelected}
      className={clsx(styles.chip, isSelected && styles.selected)}
    >
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </PressButton>
  )
}

export interface ChipRowProps {
  label: string
  children: ReactNode
  /** Goes on in a second line where it is too long, so that every choice is seen; else it scrolls. */
  wrap?: boolean
}

/** A row of chips. */
export function ChipRow({ label, children, wrap = false }: ChipRowProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => showSelected(row.current), [])
  return (
    <fieldset ref={row} aria-label={label} className={clsx(styles.row, wrap && styles.wrap)}>
      {children}
    </fieldset>
  )
}

/** A filter that is on is seen, also where the row is too long for the screen. */
function showSelected(row: HTMLElement | null): void {
  const selected = row?.querySelector('[aria-pressed="true"]')
  if (!row || !selected) return
  const { left, right } = row.getBoundingClientRect()
  const chip = selected.getBoundingClientRect()
  if (chip.right > right) row.scrollLeft += (chip.left + chip.right - left - right) / 2
}

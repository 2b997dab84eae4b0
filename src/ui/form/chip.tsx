import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type Tone, toneClass } from '../badge.tsx'
import styles from './chip.module.css'
import { PressButton } from './press.tsx'

export interface ChipProps {
  children: ReactNode
  icon?: ReactNode
  /** How many items the filter matches. */
  count?: number | undefined
  isSelected: boolean
  /** The colour of what it says once it is selected; that of a selection without one. */
  tone?: Tone | undefined
  onPress: () => void
}

/** A filter above a list that is either on or off. */
export function Chip({ children, icon, count, isSelected, tone, onPress }: ChipProps) {
  return (
    <PressButton
      onPress={onPress}
      aria-pressed={isSelected}
      className={clsx(
        styles.chip,
        isSelected && styles.selected,
        tone && [styles.toned, toneClass(tone)],
      )}
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
  /** Wraps onto a second line so that every choice is visible; otherwise the row scrolls. */
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

/** Several rows of chips on one line, which scrolls. */
export function ChipRows({ children }: { children: ReactNode }) {
  return (
    <div className={styles.rows} data-chip-rows>
      {children}
    </div>
  )
}

/** Scrolls the active filter into view where the row is wider than the screen. */
function showSelected(row: HTMLElement | null): void {
  const selected = row?.querySelector('[aria-pressed="true"]')
  // The first chip is what a list shows without a filter.
  if (!row || !selected || selected === row.firstElementChild) return
  const scroller = row.closest('[data-chip-rows]') ?? row
  const { left, right } = scroller.getBoundingClientRect()
  const chip = selected.getBoundingClientRect()
  if (chip.right > right) scroller.scrollLeft += (chip.left + chip.right - left - right) / 2
}

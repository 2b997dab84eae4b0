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
  const shown = useRef('')
  // Counts that come later move the chips; a row that was scrolled by hand stays where it is.
  useLayoutEffect(() => {
    const state = stateOf(row.current)
    if (state === shown.current) return
    shown.current = state
    showSelected(row.current)
  })
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

/** What decides where the selected chip lies: every text and which it is. Asks for no layout. */
function stateOf(row: HTMLElement | null): string {
  return [...(row?.querySelectorAll('[aria-pressed]') ?? [])]
    .map((chip) => `${chip.textContent}${chip.getAttribute('aria-pressed')}`)
    .join('|')
}

/** Scrolls the active filter into view where the row is wider than the screen. */
function showSelected(row: HTMLElement | null): void {
  const selected = row?.querySelector('[aria-pressed="true"]')
  // The first chip is what a list shows without a filter.
  if (!row || !selected || selected === row.firstElementChild) return
  const scroller = row.closest('[data-chip-rows]') ?? row
  const { left, right } = scroller.getBoundingClientRect()
  const chip = selected.getBoundingClientRect()
  if (chip.right > right - fade || chip.left < left)
    scroller.scrollLeft += (chip.left + chip.right - left - right) / 2
}

/** How much of the end of a row fades out. */
const fade = 32

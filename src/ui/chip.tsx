import { clsx } from 'clsx'
import type { ReactNode } from 'react'
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

/** A row of chips; scrolls sideways where it is too long. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className={styles.row}>
      {children}
    </fieldset>
  )
}

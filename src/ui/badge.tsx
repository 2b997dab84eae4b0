import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type Tone =
  | 'grey'
  | 'blue'
  | 'indigo'
  | 'violet'
  | 'teal'
  | 'slate'
  | 'green'
  | 'forest'
  | 'red'
  | 'orange'
  | 'attention'

export interface BadgeProps {
  tone: Tone
  icon?: ReactNode
  /** The label. Colour and icon never stand alone. */
  children: ReactNode
  struck?: boolean | undefined
  striped?: boolean | undefined
  /** Without a background, for dense rows. */
  bare?: boolean | undefined
}

export function Badge({
  tone,
  icon,
  children,
  struck = false,
  striped = false,
  bare = false,
}: BadgeProps) {
  return (
    <span
      className={clsx(styles.badge, styles[tone], striped && styles.striped, bare && styles.bare)}
    >
      {icon}
      <span className={clsx(styles.word, struck && styles.struck)}>{children}</span>
    </span>
  )
}

/** The class that sets `--tone` and `--tone-soft`, for other elements that show a status colour. */
export function toneClass(tone: Tone): string {
  return clsx(styles[tone])
}

import type { ReactNode } from 'react'
import styles from './icon-line.module.css'

export interface IconLineProps {
  icon: ReactNode
  /** Whether the icon says that something is done. */
  isDone?: boolean
  children: ReactNode
}

/** One line of text behind an icon. */
export function IconLine({ icon, isDone = false, children }: IconLineProps) {
  return (
    <span className={styles.line} data-done={isDone || undefined}>
      {icon}
      {children}
    </span>
  )
}

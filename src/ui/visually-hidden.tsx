import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  /** Announces its text again whenever it changes. */
  announce?: boolean
  children: ReactNode
}

export function VisuallyHidden({ announce = false, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} role={announce ? 'status' : undefined}>
      {children}
    </span>
  )
}

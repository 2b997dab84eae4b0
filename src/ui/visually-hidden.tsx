import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  /** Says its words anew whenever they change. */
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

import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './warning-note.module.css'

/** One line that warns, and forbids nothing. */
export function WarningNote({ children }: { children: ReactNode }) {
  return (
    <span className={styles.warning}>
      <TriangleAlert aria-hidden="true" />
      {children}
    </span>
  )
}

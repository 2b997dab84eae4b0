import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './warning-note.module.css'

/** What speaks against a plan, in a line beneath it. */
export function WarningNote({ children }: { children: ReactNode }) {
  return (
    <span className={styles.warning}>
      <TriangleAlert aria-hidden="true" />
      {children}
    </span>
  )
}

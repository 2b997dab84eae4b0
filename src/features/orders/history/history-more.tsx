import { type ReactNode, useState } from 'react'
import styles from './history-details.module.css'

/** More about an entry, rendered only while it is open. */
export function HistoryMore({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.more}
      // An inner one tells of itself too.
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) setOpen(currentTarget.open)
      }}
    >
      <summary>{label}</summary>
      {isOpen && children}
    </details>
  )
}

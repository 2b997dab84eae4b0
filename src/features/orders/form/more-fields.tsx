import type { ReactNode } from 'react'
import styles from './more-fields.module.css'

export interface MoreFieldsProps {
  /** Names what is inside. */
  title: string
  /** Whether one of them is filled in or has an error. */
  isOpen: boolean
  children: ReactNode
}

/** Fields that few orders need, behind one line. */
export function MoreFields({ title, isOpen, children }: MoreFieldsProps) {
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}

import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** What will appear here, in one line. */
  title: ReactNode
  children?: ReactNode
  /** The next action, one button, or the few ways to go on. */
  action?: ReactNode
  /** A small line drawing. */
  drawing?: ReactNode
}

export function EmptyState({ title, children, action, drawing }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing !== undefined && <div className={styles.drawing}>{drawing}</div>}
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}

import type { EmptyStateProps } from './empty-state.tsx'
import styles from './empty-state.module.css'

export type ErrorStateProps = Omit<EmptyStateProps, 'drawing'>

/** What happened (title), what is safe (children) and what to do (action). */
export function ErrorState({ title, children, action }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="13" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M16 9v9M16 22v1" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}

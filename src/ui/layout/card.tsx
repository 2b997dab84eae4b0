import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './card.module.css'

export interface CardProps {
  title?: ReactNode
  /** Shown at the end of the title line. */
  actions?: ReactNode
  children: ReactNode
  /** Content extends to the card's edges, e.g. a list or a table. */
  flush?: boolean | undefined
  className?: string | undefined
}

export function Card({ title, actions, children, flush = false, className }: CardProps) {
  return (
    <section className={clsx(styles.card, className)}>
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {actions}
        </div>
      )}
      <div className={clsx(flush ? styles.flush : styles.body)}>{children}</div>
    </section>
  )
}

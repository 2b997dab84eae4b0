import type { ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  readonly term: string
  readonly detail: ReactNode
}

/** Names and values, one pair per line. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map((item) => (
        <div key={item.term} className={styles.fact}>
          <dt>{item.term}</dt>
          <dd>{item.detail}</dd>
        </div>
      ))}
    </dl>
  )
}

import { Kbd } from './kbd.tsx'
import styles from './key-list.module.css'

export interface KeyListProps {
  title?: string
  rows: readonly {
    readonly id: string
    readonly label: string
    readonly keys: readonly string[]
  }[]
}

/** What keys do, in rows under a heading. */
export function KeyList({ title, rows }: KeyListProps) {
  return (
    <section>
      {title !== undefined && <h3 className={styles.title}>{title}</h3>}
      <dl className={styles.keys}>
        {rows.map(({ id, label, keys }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Tone } from '../badge.tsx'
import { toneClass } from '../badge.tsx'
import styles from './timeline.module.css'

export interface TimelineItem {
  readonly id: string
  readonly title: ReactNode
  /** The time, at the end of the title line. */
  readonly time?: ReactNode
  readonly note?: ReactNode
  readonly icon?: ReactNode
  readonly tone?: Tone
  /** Not sent yet; inView hollow. */
  readonly pending?: boolean
}

/** Events in order. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className={styles.timeline}>
      {items.map((item) => (
        <li
          key={item.id}
          data-row={item.id}
          className={clsx(styles.item, toneClass(item.tone ?? 'grey'))}
        >
          <span className={clsx(styles.mark, item.pending && styles.pending)} aria-hidden="true">
            {item.icon}
          </span>
          <div className={styles.text}>
            <div className={styles.line}>
              <span className={styles.title}>{item.title}</span>
              {item.time !== undefined && <span className={styles.time}>{item.time}</span>}
            </div>
            {item.note !== undefined && <div className={styles.note}>{item.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

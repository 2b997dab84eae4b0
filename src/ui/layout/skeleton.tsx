import { clsx } from 'clsx'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** Announced to screen readers, e.g. "Loading". */
  label: string
  /** The shape of the expected content: two-line rows, or lines of text. */
  shape?: 'rows' | 'text' | undefined
  count?: number | undefined
}

/** For a first load only. It appears after 300 ms, so that fast loads do not flicker. */
export function Skeleton({ label, shape = 'rows', count = 6 }: SkeletonProps) {
  return (
    <output aria-label={label} className={styles.skeleton} data-skeleton>
      {Array.from({ length: count }, (_, index) =>
        shape === 'rows' ? (
          <div key={index} className={styles.row} aria-hidden="true">
            <span className={clsx(styles.bar, index % 2 === 1 && styles.shorter)} />
            <span className={clsx(styles.bar, styles.second, index % 3 === 2 && styles.longer)} />
          </div>
        ) : (
          <div key={index} className={styles.line} aria-hidden="true">
            <span className={clsx(styles.bar, index === count - 1 && styles.last)} />
          </div>
        ),
      )}
    </output>
  )
}

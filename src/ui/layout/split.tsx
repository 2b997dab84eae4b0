import type { ReactNode } from 'react'
import styles from './split.module.css'
import { useMediaQuery } from '../use-media-query.ts'

export interface SplitProps {
  /** `page`: it has the whole page and scrolls with it. `pane`: it stands beside the detail, scrolling itself. */
  renderList: (layout: 'page' | 'pane') => ReactNode
  /** The chosen thing, null while there is none. */
  detail: ReactNode
}

/** A list and what is chosen in it: side by side where there is room, else one at a time. */
export function Split({ renderList, detail }: SplitProps) {
  const wide = useMediaQuery('(width >= 1100px)')
  if (detail === null || detail === undefined) return renderList('page')
  // One tree for both: turning a tablet must not take away what is open or half written in the detail.
  return (
    <div className={wide ? styles.split : styles.alone}>
      {wide && <div className={styles.list}>{renderList('pane')}</div>}
      <div className={wide ? styles.detail : styles.alone}>{detail}</div>
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './split.module.css'
import { useFitsBeside } from '../use-media-query.ts'

export interface SplitProps {
  /** `page`: fills the page and scrolls with it. `pane`: next to the detail, with its own scrolling. */
  renderList: (layout: 'page' | 'pane') => ReactNode
  /** The selected item; null while nothing is selected. */
  detail: ReactNode
}

/** A list and its selected item: side by side where there is room, otherwise one at a time. */
export function Split({ renderList, detail }: SplitProps) {
  const wide = useFitsBeside()
  if (detail === null || detail === undefined) return renderList('page')
  // One tree for both layouts, so that rotating a tablet keeps what is open or half typed in the detail.
  return (
    <div className={wide ? styles.split : styles.alone}>
      {wide && <div className={styles.list}>{renderList('pane')}</div>}
      <div className={wide ? styles.detail : styles.alone}>{detail}</div>
    </div>
  )
}

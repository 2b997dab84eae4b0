import type { ReactNode } from 'react'
import styles from './split.module.css'
import { TabletPane } from './tablet-pane.tsx'
import { useFitsBeside, useIsTablet } from '../use-media-query.ts'

export interface SplitProps {
  /** `page`: fills the page and scrolls with it. `pane`: next to the detail, with its own scrolling. */
  renderList: (layout: 'page' | 'pane') => ReactNode
  /** The selected item; null while nothing is selected. */
  detail: ReactNode
  /** `alone`: the item needs a tablet's whole width. */
  onTablet?: 'beside' | 'alone'
}

/** A list and its selected item: side by side where there is room, otherwise one at a time. */
export function Split({ renderList, detail, onTablet = 'beside' }: SplitProps) {
  const isTablet = useIsTablet() && onTablet === 'beside'
  const wide = useFitsBeside() || isTablet
  if (detail === null || detail === undefined)
    return isTablet ? <div className={styles.column}>{renderList('page')}</div> : renderList('page')
  // One tree for both layouts, so that rotating a tablet keeps what is open or half typed in the detail.
  return (
    <div className={wide ? styles.split : styles.alone}>
      {wide && (
        <div className={styles.list}>
          {isTablet ? <TabletPane>{renderList('pane')}</TabletPane> : renderList('pane')}
        </div>
      )}
      <div className={wide ? styles.detail : styles.alone}>{detail}</div>
    </div>
  )
}

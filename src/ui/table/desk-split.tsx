import type { ReactNode } from 'react'
import { TabletPane } from '../layout/tablet-pane.tsx'
import { useFitsBeside, useIsTablet, useMediaQuery } from '../use-media-query.ts'
import styles from './desk-split.module.css'

export interface DeskSplitProps {
  /**
   * `desk`: a table that fills the height of the window; `beside`: the same next to the detail; `pane`: rows next to the
   * detail on a tablet.
   */
  renderList: (layout: 'page' | 'desk' | 'beside' | 'pane') => ReactNode
  /** The selected item; null while nothing is selected. */
  detail: ReactNode
  /** What a tablet shows beside the list while nothing is selected; without it the list and the item take turns there. */
  tabletDetail?: ReactNode
}

/** Whether a list is a table. */
function useIsDesk(): boolean {
  return useMediaQuery('(width >= 1024px)')
}

/**
 * A table that keeps its place while the selected item is shown beside it; one at a time where there is no room. One
 * tree for all layouts, so that rotating a tablet keeps what is open or half typed in the detail.
 */
export function DeskSplit({ renderList, detail, tabletDetail }: DeskSplitProps) {
  const isDesk = useIsDesk()
  const fits = useFitsBeside()
  const isTablet = useIsTablet() && tabletDetail !== undefined
  const shown = isTablet ? (detail ?? tabletDetail) : detail
  const isOpen = shown !== null && shown !== undefined
  const isAlone = !isDesk && !isTablet
  return (
    <div
      className={
        isTablet
          ? styles.tablet
          : isAlone
            ? styles.alone
            : isOpen && fits
              ? styles.split
              : styles.desk
      }
    >
      {(!isOpen || fits || isTablet) && (
        <div className={isAlone ? styles.alone : styles.list}>
          {isTablet ? (
            <TabletPane>{renderList('pane')}</TabletPane>
          ) : (
            renderList(!isDesk ? 'page' : isOpen ? 'beside' : 'desk')
          )}
        </div>
      )}
      {isOpen && <div className={isAlone ? styles.alone : styles.detail}>{shown}</div>}
    </div>
  )
}

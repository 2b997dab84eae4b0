import type { ReactNode } from 'react'
import { useFitsBeside, useMediaQuery } from '../use-media-query.ts'
import styles from './desk-split.module.css'

export interface DeskSplitProps {
  /** `desk`: a table that fills the height of the window; `beside`: the same next to the detail. */
  renderList: (layout: 'page' | 'desk' | 'beside') => ReactNode
  /** The selected item; null while nothing is selected. */
  detail: ReactNode
}

/** Whether a list is a table. */
function useIsDesk(): boolean {
  return useMediaQuery('(width >= 1024px)')
}

/**
 * A table that keeps its place while the selected item is shown beside it; one at a time where there is no room. One
 * tree for all layouts, so that rotating a tablet keeps what is open or half typed in the detail.
 */
export function DeskSplit({ renderList, detail }: DeskSplitProps) {
  const isDesk = useIsDesk()
  const fits = useFitsBeside()
  const isOpen = detail !== null && detail !== undefined
  return (
    <div className={!isDesk ? styles.alone : isOpen && fits ? styles.split : styles.desk}>
      {(!isOpen || fits) && (
        <div className={isDesk ? styles.list : styles.alone}>
          {renderList(!isDesk ? 'page' : isOpen ? 'beside' : 'desk')}
        </div>
      )}
      {isOpen && <div className={isDesk ? styles.detail : styles.alone}>{detail}</div>}
    </div>
  )
}

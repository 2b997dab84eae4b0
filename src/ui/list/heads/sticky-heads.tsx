import type { Virtualizer } from '@tanstack/react-virtual'
import type { ReactNode } from 'react'
import { headSpans } from './head-spans.ts'
import styles from './sticky-heads.module.css'

export interface Heads {
  /** The heading that a row belongs under. */
  headAt: (index: number) => string | null
  renderHead: (head: string) => ReactNode
}

export interface StickyHeadsProps extends Heads {
  rows: Virtualizer<Window, Element> | Virtualizer<HTMLDivElement, Element>
  /** Where the list starts within its scroll container, in pixels. */
  offset?: number
}

/**
 * The heading of the rows in sight, over the top of a virtualised list; the next one pushes it away. Screen readers
 * have the headings within the rows, which these cover.
 */
export function StickyHeads({ rows, offset = 0, headAt, renderHead }: StickyHeadsProps) {
  return (
    <div className={styles.heads} aria-hidden="true">
      {headSpans(rows.getVirtualItems(), headAt).map(({ head, top, height }) => (
        <div key={`${head}/${top}`} className={styles.span} style={{ top: top - offset, height }}>
          <div className={styles.head}>{renderHead(head)}</div>
        </div>
      ))}
    </div>
  )
}

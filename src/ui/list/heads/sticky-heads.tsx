import type { Virtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode } from 'react'
import { type HeadSpan, headSpans } from './head-spans.ts'
import styles from './sticky-heads.module.css'

export interface Heads {
  /** The heading that a row belongs under. */
  headAt: (index: number) => string | null
  /** Stable while the list scrolls. */
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
  const ends = { start: offset, end: offset + rows.getTotalSize() }
  const count = new Map<string, number>()
  const keyOf = ({ head }: HeadSpan) => {
    count.set(head, (count.get(head) ?? 0) + 1)
    return `${head}/${count.get(head)}`
  }
  return (
    <div className={styles.heads} aria-hidden="true">
      {headSpans(rows.getVirtualItems(), headAt, ends).map((span) => (
        <StickyHead
          key={keyOf(span)}
          head={span.head}
          top={span.top - offset}
          height={span.height}
          renderHead={renderHead}
        />
      ))}
    </div>
  )
}

type StickyHeadProps = HeadSpan & Pick<Heads, 'renderHead'>

const StickyHead = memo(function StickyHead({ head, top, height, renderHead }: StickyHeadProps) {
  return (
    <div className={styles.span} style={{ top, height }}>
      <div className={styles.head}>{renderHead(head)}</div>
    </div>
  )
})

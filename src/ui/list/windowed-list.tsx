import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { type Key, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type Heads, StickyHeads } from './heads/sticky-heads.tsx'
import styles from './list.module.css'
import { scrollBoxAsList, scrollPageAsList } from './scroll-as-list.ts'
import { useRowOptions } from './use-row-options.ts'
import { WindowedRows } from './windowed-rows.tsx'

export interface WindowedListProps {
  label: string
  count: number
  /** Height of a row before it was measured, in pixels. */
  guessedRow: number
  scroll: 'page' | 'self'
  current: Key | null
  className: string | undefined
  keyAt: (index: number) => Key
  renderAt: (index: number) => ReactNode
  heads?: Heads | undefined
}

/** Draws only the rows in sight. */
export function WindowedList(props: WindowedListProps) {
  return props.scroll === 'page' ? <PageList {...props} /> : <SelfList {...props} />
}

function PageList(props: WindowedListProps) {
  const { count, renderAt, heads } = props
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  const { options, measureFrom } = useRowOptions({ ...props, list })
  const rows = useWindowVirtualizer({ ...options, scrollMargin: top, scrollToFn: scrollPageAsList })
  useLayoutEffect(() => measureFrom(rows))
  return (
    <div className={styles.virtualBox} data-heads={heads && ''}>
      <ul ref={list} {...styleOf(props)} style={{ height: rows.getTotalSize() }}>
        <WindowedRows list={list} rows={rows} offset={top} count={count} renderAt={renderAt} />
      </ul>
      {heads && <StickyHeads rows={rows} offset={top} {...heads} />}
    </div>
  )
}

function SelfList(props: WindowedListProps) {
  const { count, renderAt, heads } = props
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { options, measureFrom } = useRowOptions({ ...props, list })
  const rows = useVirtualizer({
    ...options,
    getScrollElement: () => box.current,
    scrollToFn: scrollBoxAsList,
  })
  useLayoutEffect(() => measureFrom(rows))
  return (
    <div ref={box} className={styles.self} data-scroll="list">
      <div className={styles.virtualBox} data-heads={heads && ''}>
        <ul ref={list} {...styleOf(props)} style={{ height: rows.getTotalSize() }}>
          <WindowedRows list={list} rows={rows} count={count} renderAt={renderAt} />
        </ul>
        {heads && <StickyHeads rows={rows} {...heads} />}
      </div>
    </div>
  )
}

function styleOf({ label, className }: WindowedListProps) {
  return { 'aria-label': label, className: clsx(styles.list, styles.virtual, className) }
}

import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { type Key, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import styles from './list.module.css'
import { useRowOptions } from './use-row-options.ts'

export interface WindowedListProps {
  label: string
  count: number
  /** Height of a row before it was measured, in pixels. */
  guessedRow: number
  scroll: 'page' | 'self'
  className: string | undefined
  keyAt: (index: number) => Key
  renderAt: (index: number) => ReactNode
}

/** Draws only the rows in sight. */
export function WindowedList(props: WindowedListProps) {
  return props.scroll === 'page' ? <PageList {...props} /> : <SelfList {...props} />
}

function PageList(props: WindowedListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  const { options, learnFrom } = useRowOptions(props)
  const rows = useWindowVirtualizer({ ...options, scrollMargin: top })
  useLayoutEffect(() => learnFrom(rows))
  return <Rows {...props} list={list} rows={rows} offset={top} />
}

function SelfList(props: WindowedListProps) {
  const box = useRef<HTMLDivElement>(null)
  const { options, learnFrom } = useRowOptions(props)
  const rows = useVirtualizer({ ...options, getScrollElement: () => box.current })
  useLayoutEffect(() => learnFrom(rows))
  return (
    <div ref={box} className={styles.self}>
      <Rows {...props} list={null} rows={rows} offset={0} />
    </div>
  )
}

interface RowsProps extends WindowedListProps {
  list: RefObject<HTMLUListElement | null> | null
  rows: Pick<Virtualizer<Window, Element>, 'getTotalSize' | 'getVirtualItems' | 'measureElement'>
  /** Where the list begins within what scrolls. */
  offset: number
}

function Rows({ label, count, className, renderAt, list, rows, offset }: RowsProps) {
  return (
    <ul
      ref={list}
      aria-label={label}
      className={clsx(styles.list, styles.virtual, className)}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map((row) => (
        <li
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          aria-setsize={count}
          aria-posinset={row.index + 1}
          style={{ transform: `translateY(${row.start - offset}px)` }}
        >
          {renderAt(row.index)}
        </li>
      ))}
    </ul>
  )
}

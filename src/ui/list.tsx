import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { type Key, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import styles from './list.module.css'

export interface ListProps<T> {
  label: string
  items: readonly T[]
  getKey: (item: T) => Key
  /** One ListRow, or anything like it. */
  render: (item: T) => ReactNode
  /** Who scrolls: the page, or the list itself within its parent's height. */
  scroll?: 'page' | 'self' | undefined
  className?: string | undefined
}

/** From this length on, only the rows in sight are drawn. */
const longFrom = 40
const guessedRow = 64

export function List<T>({ scroll = 'page', ...props }: ListProps<T>) {
  if (props.items.length < longFrom) return <PlainList {...props} scroll={scroll} />
  return scroll === 'page' ? <PageList {...props} /> : <SelfList {...props} />
}

function PlainList<T>({ label, items, getKey, render, scroll, className }: ListProps<T>) {
  return (
    <ul
      aria-label={label}
      className={clsx(styles.list, scroll === 'self' && styles.self, className)}
    >
      {items.map((item) => (
        <li key={getKey(item)}>{render(item)}</li>
      ))}
    </ul>
  )
}

function PageList<T>(props: ListProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  const rows = useWindowVirtualizer({
    count: props.items.length,
    estimateSize: () => guessedRow,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => keyAt(props, index),
  })
  return <VirtualRows {...props} listRef={list} rows={rows} offset={top} />
}

function SelfList<T>(props: ListProps<T>) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: props.items.length,
    getScrollElement: () => box.current,
    estimateSize: () => guessedRow,
    overscan: 8,
    getItemKey: (index) => keyAt(props, index),
  })
  return (
    <div ref={box} className={styles.self}>
      <VirtualRows {...props} rows={rows} offset={0} />
    </div>
  )
}

interface VirtualRowsProps<T> extends ListProps<T> {
  listRef?: RefObject<HTMLUListElement | null>
  rows: Pick<Virtualizer<Window, Element>, 'getTotalSize' | 'getVirtualItems' | 'measureElement'>
  offset: number
}

function VirtualRows<T>({
  label,
  items,
  render,
  className,
  listRef,
  rows,
  offset,
}: VirtualRowsProps<T>) {
  return (
    <ul
      {...(listRef === undefined ? {} : { ref: listRef })}
      aria-label={label}
      className={clsx(styles.list, styles.virtual, className)}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map((row) => {
        const item = items[row.index]
        if (item === undefined) return null
        return (
          <li
            key={row.key}
            ref={rows.measureElement}
            data-index={row.index}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
            style={{ transform: `translateY(${row.start - offset}px)` }}
          >
            {render(item)}
          </li>
        )
      })}
    </ul>
  )
}

function keyAt<T>({ items, getKey }: ListProps<T>, index: number) {
  const item = items[index]
  const key = item === undefined ? index : getKey(item)
  return typeof key === 'bigint' ? String(key) : key
}

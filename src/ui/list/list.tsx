import { clsx } from 'clsx'
import type { Key, ReactNode } from 'react'
import { lazyComponent } from '../lazy-component.tsx'
import { SideListLinks } from '../form/press.tsx'
import styles from './list.module.css'

export interface ListProps<T> {
  label: string
  items: readonly T[]
  getKey: (item: T) => Key
  /** One ListRow, or anything like it. What has a state of its own needs a key: rows share elements. */
  render: (item: T) => ReactNode
  /** What scrolls: the page, or the list itself within its parent's height. */
  scroll?: 'page' | 'self' | undefined
  /** The row shown next to the list; it is scrolled into view. */
  current?: Key | null | undefined
  className?: string | undefined
}

const WindowedList = lazyComponent(async () => (await import('./windowed-list.tsx')).WindowedList)

/** Longer lists are virtualised. */
const longFrom = 40
const shownFirst = 20
const guessedRow = 64

/**
 * Rows, one below the other. The first rows of a long list render before the code that virtualises it has
 * loaded.
 */
export function List<T>({ scroll = 'page', ...props }: ListProps<T>) {
  const rows = <Rows {...props} scroll={scroll} />
  return scroll === 'self' ? <SideListLinks>{rows}</SideListLinks> : rows
}

function Rows<T>({ scroll = 'page', ...props }: ListProps<T>) {
  const { label, items, getKey, render, current, className } = props
  if (items.length < longFrom) return <PlainList {...props} scroll={scroll} />

  const first = items.slice(0, shownFirst)
  const placeholder = (
    <div style={{ minHeight: items.length * guessedRow }}>
      <PlainList {...props} items={first} scroll="page" />
    </div>
  )
  return (
    <WindowedList
      placeholder={placeholder}
      label={label}
      count={items.length}
      guessedRow={guessedRow}
      scroll={scroll}
      current={current ?? null}
      className={className}
      keyAt={(index) => at(items, index, getKey) ?? index}
      renderAt={(index) => at(items, index, render)}
    />
  )
}

function at<T, R>(items: readonly T[], index: number, read: (item: T) => R): R | undefined {
  const item = items[index]
  return item === undefined ? undefined : read(item)
}

function PlainList<T>({ label, items, getKey, render, scroll, className }: ListProps<T>) {
  return (
    <ul
      aria-label={label}
      className={clsx(styles.list, scroll === 'self' && styles.self, className)}
      data-scroll={scroll === 'self' ? 'list' : undefined}
    >
      {items.map((item) => (
        <li key={getKey(item)} data-row={getKey(item)}>
          {render(item)}
        </li>
      ))}
    </ul>
  )
}

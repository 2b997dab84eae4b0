import { clsx } from 'clsx'
import { Fragment, type Key, type ReactNode } from 'react'
import { lazyComponent } from '../lazy-component.tsx'
import { SideListLinks } from '../form/press.tsx'
import styles from './list.module.css'

export interface ListProps<T> {
  label: string
  items: readonly T[]
  getKey: (item: T) => Key
  /** One ListRow, or anything like it. What has a state of its own needs a key: rows share elements. */
  render: (item: T, index: number) => ReactNode
  /** The heading that an item belongs under; it stays in sight while its items scroll. */
  headOf?: ((item: T) => string | null) | undefined
  renderHead?: ((head: string) => ReactNode) | undefined
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
  const { label, items, getKey, render, headOf, renderHead, current, className } = props
  if (items.length < longFrom) return <PlainList {...props} scroll={scroll} />

  const first = items.slice(0, shownFirst)
  const placeholder = (
    <div style={{ minHeight: items.length * guessedRow }}>
      <PlainList {...props} items={first} scroll="page" />
    </div>
  )
  const headAt = (index: number) => at(items, index, (item) => headOf?.(item)) ?? null
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
      renderAt={(index) => (
        <>
          {startsHead(items, index, headOf) && renderHead?.(headAt(index) ?? '')}
          {at(items, index, render)}
        </>
      )}
      heads={headOf && renderHead && { headAt, renderHead }}
    />
  )
}

function at<T, R>(
  items: readonly T[],
  index: number,
  read: (item: T, index: number) => R,
): R | undefined {
  const item = items[index]
  return item === undefined ? undefined : read(item, index)
}

/** Whether the item is the first under its heading. */
function startsHead<T>(
  items: readonly T[],
  index: number,
  headOf: ListProps<T>['headOf'],
): boolean {
  const head = at(items, index, (item) => headOf?.(item)) ?? null
  return head !== null && head !== at(items, index - 1, (item) => headOf?.(item))
}

function PlainList<T>({ items, getKey, render, headOf, renderHead, ...props }: ListProps<T>) {
  const { label, scroll, className } = props
  return (
    <ul
      aria-label={label}
      className={clsx(styles.list, scroll === 'self' && styles.self, className)}
      data-scroll={scroll === 'self' ? 'list' : undefined}
    >
      {items.map((item, index) => (
        <Fragment key={getKey(item)}>
          {startsHead(items, index, headOf) && (
            <li className={styles.head}>{renderHead?.(headOf?.(item) ?? '')}</li>
          )}
          <li data-row={getKey(item)}>{render(item, index)}</li>
        </Fragment>
      ))}
    </ul>
  )
}

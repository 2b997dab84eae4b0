import type { Virtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { moveRow } from './move-row.ts'
import type { RowSelection } from './use-row-selection.ts'

export interface ActiveRow {
  /** The row that Tab leads to; its key. */
  readonly key: string | null
  readonly onFocus: (event: FocusEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

interface Options<T> {
  rows: readonly T[]
  getKey: (row: T) => string
  current: string | null
  selection: RowSelection | null
  virtual: Virtualizer<HTMLDivElement, Element>
  list: RefObject<HTMLElement | null>
}

/** Which row of a table has the keyboard, and what its keys do. */
export function useActiveRow<T>(options: Options<T>): ActiveRow {
  const { rows, getKey, current, selection, virtual, list } = options
  const [pressed, setPressed] = useState<string | null>(null)
  const asked = useRef<string | null>(null)

  // A row that is far away is rendered only after the table has scrolled to it.
  useLayoutEffect(() => {
    if (asked.current === null) return
    const link = linkIn(list.current, asked.current)
    if (!link) return
    asked.current = null
    link.focus({ preventScroll: true })
  })

  function goTo(index: number, isExtending: boolean): void {
    const row = rows[index]
    if (row === undefined) return
    const key = getKey(row)
    if (isExtending && selection) selection.extendTo(key)
    asked.current = key
    setPressed(key)
    virtual.scrollToIndex(index)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    if (event.defaultPrevented || altKey) return
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== 'a' || shiftKey || !selection) return
      event.preventDefault()
      selection.selectAll()
      return
    }
    if (key === 'Escape' && selection && selection.count > 0) {
      event.preventDefault()
      selection.clear()
      return
    }
    const at = (event.target as Element).closest('[data-index]')
    if (!at) return
    const index = Number(at.getAttribute('data-index'))
    const isBox = (event.target as Element).matches('input')
    if (key === ' ' && selection && !isBox) {
      event.preventDefault()
      const row = rows[index]
      if (row === undefined) return
      if (shiftKey) selection.extendTo(getKey(row))
      else selection.toggle(getKey(row))
      return
    }
    const perPage = Math.max(
      1,
      virtual.range ? virtual.range.endIndex - virtual.range.startIndex - 1 : 1,
    )
    const next = moveRow(key, { index, count: rows.length, perPage })
    if (next === null) return
    event.preventDefault()
    if (shiftKey && selection && !selection.has(keyAt(index))) selection.toggle(keyAt(index))
    goTo(next, shiftKey)
  }

  function keyAt(index: number): string {
    const row = rows[index]
    return row === undefined ? '' : getKey(row)
  }

  const key = useMemo(() => {
    const isThere = (one: string | null) => one !== null && rows.some((row) => getKey(row) === one)
    const first = rows[0]
    return [pressed, current].find(isThere) ?? (first === undefined ? null : getKey(first))
  }, [rows, getKey, pressed, current])
  // Stable, so that rows are not rendered again while the table scrolls.
  const onFocus = useCallback((event: FocusEvent) => {
    const row = event.target.closest('[data-row]')?.getAttribute('data-row')
    if (row) setPressed(row)
  }, [])
  return { key, onKeyDown, onFocus }
}

function linkIn(list: HTMLElement | null, key: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] a[data-lead]`) ?? null
}

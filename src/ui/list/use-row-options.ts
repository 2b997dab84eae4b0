import type { Range, Virtualizer } from '@tanstack/react-virtual'
import { type Key, type RefObject, useMemo, useRef, useState } from 'react'
import { useRestoredRows } from './restored-rows.ts'
import { createRowChooser } from './spare-rows.ts'

export interface RowOptions {
  count: number
  /** Estimated row height in pixels until one was measured. */
  guessedRow: number
  /** Stable while the rows are the same. */
  keyAt: (index: number) => Key
  /** The element that contains the rows. */
  list: RefObject<HTMLElement | null>
  /** Rendered wherever the list is scrolled. */
  current?: Key | null
}

/**
 * The virtualizer's options. The functions are stable, because new ones make it recompute the position of
 * every row on each render. After the first render, unmeasured rows get the median measured height, so that
 * measuring them later rarely moves other rows.
 */
export function useRowOptions({ count, guessedRow, keyAt, list, current = null }: RowOptions) {
  const [guess, setGuess] = useState(guessedRow)
  const [choose] = useState(createRowChooser)
  const hasMeasured = useRef(false)
  const held = useRestoredRows()
  const heldAt = useMemo(() => {
    const wanted = new Set([...held, ...(current === null ? [] : [String(current)])])
    const places: number[] = []
    for (let i = 0; i < count && places.length < wanted.size; i += 1)
      if (wanted.has(String(keyAt(i)))) places.push(i)
    return places
  }, [count, keyAt, held, current])
  const options = useMemo(
    () => ({
      count,
      estimateSize: () => guess,
      getItemKey: (index: number) => {
        const key = keyAt(index)
        return typeof key === 'bigint' ? String(key) : key
      },
      rangeExtractor: ({ startIndex, endIndex }: Range) => {
        const { first, last } = choose(startIndex, endIndex, count)
        const inView = Array.from({ length: last - first }, (_, i) => first + i)
        const outOfView = [focusedIn(list.current) ?? -1, ...heldAt].filter(
          (index) => index >= 0 && index < count && (index < first || index >= last),
        )
        return outOfView.length === 0
          ? inView
          : [...new Set([...inView, ...outOfView])].toSorted((a, b) => a - b)
      },
    }),
    [count, guess, keyAt, list, heldAt, choose],
  )

  function measureFrom({
    itemSizeCache,
  }: Pick<Virtualizer<Window, Element>, 'itemSizeCache'>): void {
    if (hasMeasured.current) return
    const sizes = [...itemSizeCache.values()].toSorted((a, b) => a - b)
    const middle = sizes[Math.floor(sizes.length / 2)]
    if (middle === undefined) return
    hasMeasured.current = true
    setGuess(middle)
  }

  return { options, measureFrom }
}

/** Index of the focused row, which stays rendered however far the list is scrolled. */
function focusedIn(list: HTMLElement | null): number | undefined {
  const focused = document.activeElement
  if (!list?.contains(focused)) return undefined
  const index = focused?.closest('[data-index]')?.getAttribute('data-index')
  return index ? Number(index) : undefined
}

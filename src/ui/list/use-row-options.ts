import type { Range, Virtualizer } from '@tanstack/react-virtual'
import { type Key, type RefObject, useMemo, useRef, useState } from 'react'
import { useRestoredRows } from './restored-rows.ts'

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

const spareRows = 6

/**
 * The virtualizer's options. The functions are stable, because new ones make it recompute the position of
 * every row on each render. After the first render, unmeasured rows get the median measured height, so that
 * measuring them later rarely moves other rows.
 */
export function useRowOptions({ count, guessedRow, keyAt, list, current = null }: RowOptions) {
  const [guess, setGuess] = useState(guessedRow)
  const maxRendered = useRef(0)
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
      overscan: spareRows,
      estimateSize: () => guess,
      getItemKey: (index: number) => {
        const key = keyAt(index)
        return typeof key === 'bigint' ? String(key) : key
      },
      // Renders a constant number of rows, because reusing elements is cheaper than creating new ones.
      rangeExtractor: ({ startIndex, endIndex, overscan }: Range) => {
        const wanted = endIndex - startIndex + 1 + 2 * overscan
        maxRendered.current = Math.min(count, Math.max(maxRendered.current, wanted))
        const last = Math.min(count, Math.max(0, startIndex - overscan) + maxRendered.current)
        const first = last - maxRendered.current
        const inView = Array.from({ length: maxRendered.current }, (_, i) => first + i)
        const outOfView = [focusedIn(list.current) ?? -1, ...heldAt].filter(
          (index) => index >= 0 && index < count && (index < first || index >= last),
        )
        return outOfView.length === 0
          ? inView
          : [...new Set([...inView, ...outOfView])].toSorted((a, b) => a - b)
      },
    }),
    [count, guess, keyAt, list, heldAt],
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

import type { Range, Virtualizer } from '@tanstack/react-virtual'
import { type Key, type RefObject, useMemo, useRef, useState } from 'react'
import { useHeldRows } from './held-rows.ts'

export interface RowOptions {
  count: number
  /** Height of a row before one was measured, in pixels. */
  guessedRow: number
  /** The same function as long as the rows are the same. */
  keyAt: (index: number) => Key
  /** What holds the rows. */
  list: RefObject<HTMLElement | null>
  /** Drawn wherever the list is scrolled to. */
  current?: Key | null
}

const spareRows = 6

/**
 * What a virtualizer is told of its rows: always in the same functions, for with others it works out the place
 * of every row again each time it draws. After the first drawing, a row that no one has seen counts as high as
 * one in the middle of those that were measured: rows that are as high as was thought move no others.
 */
export function useRowOptions({ count, guessedRow, keyAt, list, current = null }: RowOptions) {
  const [guess, setGuess] = useState(guessedRow)
  const mostDrawn = useRef(0)
  const isLearnt = useRef(false)
  const held = useHeldRows()
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
      // Always as many, for elements that are drawn again cost less than new ones.
      rangeExtractor: ({ startIndex, endIndex, overscan }: Range) => {
        const wanted = endIndex - startIndex + 1 + 2 * overscan
        mostDrawn.current = Math.min(count, Math.max(mostDrawn.current, wanted))
        const last = Math.min(count, Math.max(0, startIndex - overscan) + mostDrawn.current)
        const first = last - mostDrawn.current
        const drawn = Array.from({ length: mostDrawn.current }, (_, i) => first + i)
        const apart = [focusedIn(list.current) ?? -1, ...heldAt].filter(
          (index) => index >= 0 && index < count && (index < first || index >= last),
        )
        return apart.length === 0
          ? drawn
          : [...new Set([...drawn, ...apart])].toSorted((a, b) => a - b)
      },
    }),
    [count, guess, keyAt, list, heldAt],
  )

  function learnFrom({ itemSizeCache }: Pick<Virtualizer<Window, Element>, 'itemSizeCache'>): void {
    if (isLearnt.current) return
    const sizes = [...itemSizeCache.values()].toSorted((a, b) => a - b)
    const middle = sizes[Math.floor(sizes.length / 2)]
    if (middle === undefined) return
    isLearnt.current = true
    setGuess(middle)
  }

  return { options, learnFrom }
}

/** Of the row with the focus, which stays however far the list scrolls. */
function focusedIn(list: HTMLElement | null): number | undefined {
  const focused = document.activeElement
  if (!list?.contains(focused)) return undefined
  const index = focused?.closest('[data-index]')?.getAttribute('data-index')
  return index ? Number(index) : undefined
}

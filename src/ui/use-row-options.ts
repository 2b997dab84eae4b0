import type { Virtualizer } from '@tanstack/react-virtual'
import { type Key, useMemo, useRef, useState } from 'react'

export interface RowOptions {
  count: number
  /** Height of a row before one was measured, in pixels. */
  guessedRow: number
  /** The same function as long as the rows are the same. */
  keyAt: (index: number) => Key
}

const spareRows = 6

/**
 * What a virtualizer is told of its rows: always in the same functions, for with others it works out the place
 * of every row anew each time it draws. After the first drawing, a row that nobody has seen counts as high as
 * one in the middle of those that were measured: rows that are as high as was thought move no others.
 */
export function useRowOptions({ count, guessedRow, keyAt }: RowOptions) {
  const [guess, setGuess] = useState(guessedRow)
  const isLearnt = useRef(false)
  const options = useMemo(
    () => ({
      count,
      overscan: spareRows,
      estimateSize: () => guess,
      getItemKey: (index: number) => {
        const key = keyAt(index)
        return typeof key === 'bigint' ? String(key) : key
      },
    }),
    [count, guess, keyAt],
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

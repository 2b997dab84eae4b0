import type { Key } from 'react'

/** The slot of each row that is drawn; what was drawn for a row that left is drawn for another one. */
export type GiveSlots = (rows: readonly Key[], kept?: Key) => ReadonlyMap<Key, number>

/**
 * Rows of a long list are drawn in slots, so that a row that comes into sight takes the elements of one that
 * left it. A row keeps its slot, and free ones are taken in the order of the rows that were drawn in them; that
 * of `kept` is never given to another one.
 */
export function createRowSlots(): GiveSlots {
  let given: ReadonlyMap<Key, number> = new Map()
  let made = 0

  return (rows, kept) => {
    const wanted = new Set(rows)
    const free = [...given].flatMap(([row, slot]) =>
      wanted.has(row) || row === kept ? [] : [slot],
    )
    const next = new Map<Key, number>()
    for (const row of rows) next.set(row, given.get(row) ?? free.shift() ?? made++)
    given = next
    return next
  }
}

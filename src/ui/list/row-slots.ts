import type { Key } from 'react'

/** Maps each rendered row to its slot. `kept` is a row whose slot must not be reused. */
export type AssignSlots = (rows: readonly Key[], kept?: Key) => ReadonlyMap<Key, number>

/**
 * Rows of a long list are rendered in slots, so that a row that scrolls into view reuses the elements of
 * one that scrolled out. A row keeps its slot while it is rendered; freed slots are reused in order.
 */
export function createRowSlots(): AssignSlots {
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

import type { Key } from 'react'

/** Maps each rendered row to its slot. */
export type AssignSlots = (
  rows: readonly Key[],
  options?: {
    /** A row whose slot must not be reused. */
    readonly kept?: Key | undefined
    /** The elements are in the order of the rows, and should stay so. */
    readonly isInOrder?: boolean
  },
) => ReadonlyMap<Key, number>

/**
 * Rows of a long list are rendered in slots, so that a row that scrolls into view reuses the elements of
 * one that scrolled out. A row keeps its slot while it is rendered; freed slots are reused in order.
 */
export function createRowSlots(): AssignSlots {
  let given: ReadonlyMap<Key, number> = new Map()
  let made = 0

  return (rows, { kept, isInOrder = false } = {}) => {
    const wanted = new Set(rows)
    const staying = [...given.keys()].filter((row) => wanted.has(row))
    if (isInOrder && kept === undefined && staying.length < given.size / 2) {
      const inOrder = [...given.values()]
      given = new Map(rows.map((row, i) => [row, inOrder[i] ?? made++]))
      return given
    }
    const free = [...given].flatMap(([row, slot]) =>
      wanted.has(row) || row === kept ? [] : [slot],
    )
    const next = new Map<Key, number>()
    for (const row of rows) next.set(row, given.get(row) ?? free.shift() ?? made++)
    given = next
    return next
  }
}

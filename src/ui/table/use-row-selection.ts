import { useMemo, useRef, useState } from 'react'
import { rowRange } from './row-range.ts'

/** The rows that something is done with. */
export interface RowSelection {
  /** How many of the rows that are shown. */
  readonly count: number
  readonly isAll: boolean
  readonly has: (key: string) => boolean
  readonly toggle: (key: string) => void
  /** Selects everything between the row that was pressed last and this one. */
  readonly extendTo: (key: string) => void
  readonly toggleAll: () => void
  readonly selectAll: () => void
  readonly clear: () => void
}

const none: ReadonlySet<string> = new Set()

/** What is selected of these rows. What is filtered away counts again once it is shown again. */
export function useRowSelection(keys: readonly string[]): RowSelection {
  const [ids, setIds] = useState(none)
  const last = useRef<string | null>(null)
  return useMemo(() => {
    const count = ids.size === 0 ? 0 : keys.filter((key) => ids.has(key)).length
    const isAll = count > 0 && count === keys.length
    return {
      count,
      isAll,
      has: (key) => ids.has(key),
      toggle(key) {
        last.current = key
        setIds((now) => {
          const next = new Set(now)
          if (!next.delete(key)) next.add(key)
          return next
        })
      },
      extendTo(key) {
        const range = rowRange(keys, last.current, key)
        last.current ??= key
        setIds((now) => new Set([...now, ...range]))
      },
      toggleAll: () => setIds(isAll ? none : new Set(keys)),
      selectAll: () => setIds(new Set(keys)),
      clear: () => setIds(none),
    }
  }, [ids, keys])
}

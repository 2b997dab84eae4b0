import { useCallback, useMemo, useState } from 'react'
import type { InvoiceListItem } from '#data/index.ts'

/** The rows that something is done with. */
export interface Selection {
  /** The selected rows that are shown. */
  readonly items: readonly InvoiceListItem[]
  readonly isAll: boolean
  readonly has: (id: string) => boolean
  /** Stable. */
  readonly toggle: (id: string) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

const none: ReadonlySet<string> = new Set()

/** What is selected of these rows; null where there are none to select. */
export function useSelection(shown: readonly InvoiceListItem[] | undefined): Selection | null {
  const [ids, setIds] = useState(none)
  const toggle = useCallback(
    (id: string) =>
      setIds((now) => {
        const next = new Set(now)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  return useMemo(() => {
    if (!shown || shown.length === 0) return null
    const items = shown.filter(({ invoice }) => ids.has(invoice.id))
    const isAll = items.length === shown.length
    return {
      items,
      isAll,
      has: (id) => ids.has(id),
      toggle,
      toggleAll: () => setIds(isAll ? none : new Set(shown.map(({ invoice }) => invoice.id))),
      clear: () => setIds(none),
    }
  }, [shown, ids, toggle])
}

import { useMemo, useState } from 'react'
import type { BoardVisitItem as BoardItem } from '#data/index.ts'
import { useLatest } from '#ui/use-latest.ts'
import type { ActChanges } from '../actions/undo-act.ts'
import { drawnItems, noPending, stillPending, withStored } from './pending-plans.ts'

type Items = ReadonlyMap<string, BoardItem>

/** What acts on visits need to know of those that were stored a moment ago. */
export interface PendingVisits {
  /** The visits after everything that was stored, also between two renderings. */
  readonly newest: () => Items
  /** Shows an act that was stored. */
  readonly remember: (act: ActChanges) => void
}

/** The visits that were read, with what was stored since. */
export function usePending(read: Items): {
  readonly items: Items
  readonly pending: PendingVisits
} {
  const [stored, setStored] = useState(noPending)
  const left = stillPending(stored, read)
  if (left !== stored) setStored(left)
  const items = useMemo(() => drawnItems(left, read), [left, read])
  const now = useLatest({ left, read })
  const [pending] = useState<PendingVisits>(() => {
    const newest = () => drawnItems(now.current.left, now.current.read)
    return {
      newest,
      remember(act) {
        const next = withStored(now.current.left, act, newest())
        now.current = { ...now.current, left: next }
        setStored(next)
      },
    }
  })
  return { items, pending }
}

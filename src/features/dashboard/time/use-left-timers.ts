import { useSeenOrders } from '#components/order/seen-orders.ts'
import type { RunningTimer } from '#data/index.ts'
import { useIsDownloading } from '#data/react.ts'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import { leftTimer } from '#domain/time/left-timer.ts'
import { useT } from '#messages/index.ts'
import { useKeptTimers } from './kept-timers.ts'

export interface LeftTimer {
  readonly entry: TimeEntry
  readonly why: 'notYours' | 'closed'
  /** What its order is called, as far as this device remembers. */
  readonly title: string
  /** Whether the person answered that it goes on. */
  readonly isKept: boolean
}

/** Of these timers of a person's, those whose order went to someone else or was closed. */
export function useLeftTimers(timers: readonly RunningTimer[], uid: string): readonly LeftTimer[] {
  const t = useT()
  const seen = useSeenOrders(uid)
  const kept = useKeptTimers(uid)
  const isComing = useIsDownloading()
  return timers.flatMap(({ entry, order, isLost }) => {
    const remembered = kept[entry.id]
    if (order === null && !isLost && isComing && remembered === undefined) return []
    const why = leftTimer(isLost ? null : order, uid)
    if (why === null) return []
    const title =
      order?.title ?? remembered ?? seen?.[entry.orderId ?? '']?.title ?? t('orders.order')
    return [{ entry, why, title, isKept: remembered !== undefined }]
  })
}

import type { TimeEntry } from '../entities/time-entry.ts'

type Span = Pick<TimeEntry, 'userId' | 'kind' | 'startedAt' | 'endedAt'>

export interface OrderClock {
  /** What runs, or the work where nothing does. */
  readonly kind: 'order' | 'travel'
  readonly isRunning: boolean
  /** All time of that kind, in milliseconds. */
  readonly spentMs: number
}

/** One person's clock on an order, from the order's time entries; null where they spent no time on it. */
export function orderClock(
  entries: readonly Span[],
  { uid, now }: { readonly uid: string; readonly now: number },
): OrderClock | null {
  const own = entries.filter(({ userId }) => userId === uid)
  const running = own.find(({ endedAt }) => endedAt === null)
  const kind = running?.kind === 'travel' ? 'travel' : 'order'
  const spans = own.filter((entry) => entry.kind === kind)
  if (spans.length === 0) return null
  return {
    kind,
    isRunning: running !== undefined,
    spentMs: spans.reduce((sum, span) => sum + lengthOf(span, now), 0),
  }
}

/** How long an entry has lasted, in milliseconds. */
export function lengthOf(
  { startedAt, endedAt }: Pick<Span, 'startedAt' | 'endedAt'>,
  now: number,
): number {
  const end = endedAt === null ? now : Date.parse(endedAt)
  return Math.max(0, end - Date.parse(startedAt))
}

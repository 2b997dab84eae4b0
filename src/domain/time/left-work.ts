import type { TimeEntry } from '../entities/time-entry.ts'
import { beginsClock, type Step } from './step-clock.ts'

type Span = Pick<TimeEntry, 'userId' | 'kind' | 'orderId' | 'startedAt' | 'endedAt'>

/**
 * The order that a step leaves without saying so: this person works at it or drives to it by their clock, or has a break
 * from that work, and the step would begin something at another order. Null where nothing is left.
 */
export function leftWork(
  entries: readonly Span[],
  { orderId, to, uid }: Omit<Step, 'entryId'>,
): string | null {
  if (!beginsClock(to)) return null
  const own = entries.filter(({ userId }) => userId === uid)
  const pause = own.find(({ kind, endedAt }) => kind === 'break' && endedAt === null)
  const work = own.find(({ kind, endedAt }) =>
    pause
      ? kind === 'order' && endedAt === pause.startedAt
      : (kind === 'order' || kind === 'travel') && endedAt === null,
  )
  return work && work.orderId !== orderId ? work.orderId : null
}

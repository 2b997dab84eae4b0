import type { Order } from '../entities/order.ts'
import type { TimeEntry } from '../entities/time-entry.ts'
import { spanLength, type SheetContext } from '../time/week-sheet.ts'
import type { OrderStatus } from './order-status.ts'
import type { StepTaken } from './steps-taken.ts'

/** Milliseconds that one person spent. */
export interface Spent {
  readonly userId: string
  readonly length: number
}

/** When somebody came, when the work ended, and how long it took. */
export interface WorkTimes {
  /** ISO; null where nobody has come, or nobody knows when. */
  readonly arrivedAt: string | null
  /** ISO; null while it goes on. */
  readonly finishedAt: string | null
  readonly labour: readonly Spent[]
  readonly travel: readonly Spent[]
}

const ends: readonly OrderStatus[] = ['done', 'partlyDone', 'cannotComplete']
const ended: ReadonlySet<OrderStatus> = new Set([...ends, 'reviewed', 'invoiced'])

/**
 * Of the steps that were taken and the time that was recorded on the order. Where no time was recorded, what lies
 * between arriving and leaving counts, without the pauses.
 */
export function workTimes(
  { status, statusAt }: Pick<Order, 'status' | 'statusAt'>,
  steps: readonly StepTaken[],
  entries: readonly TimeEntry[],
  context: SheetContext,
): WorkTimes {
  const onOrder = entries.filter(({ kind }) => kind === 'order')
  const begun = onOrder.map(({ startedAt }) => startedAt).toSorted()
  const lastEnd = steps.findLast(({ to }) => ends.includes(to))
  const recorded = sums(onOrder, context)
  return {
    arrivedAt: steps.find(({ to }) => to === 'onSite')?.at ?? begun[0] ?? null,
    finishedAt: ended.has(status)
      ? (lastEnd?.at ?? (ends.includes(status) ? statusAt : null))
      : null,
    labour: recorded.length > 0 ? recorded : onSite(steps, context.now),
    travel: sums(
      entries.filter(({ kind }) => kind === 'travel'),
      context,
    ),
  }
}

function sums(entries: readonly TimeEntry[], context: SheetContext): readonly Spent[] {
  return added(
    entries.map((entry) => ({ userId: entry.userId, length: spanLength(entry, context) })),
  )
}

function onSite(steps: readonly StepTaken[], now: number): readonly Spent[] {
  return added(
    steps.flatMap(({ to, at, by }, i) => {
      const until = steps[i + 1]?.at
      const end = until === undefined ? now : Date.parse(until)
      return to === 'onSite' ? [{ userId: by, length: Math.max(0, end - Date.parse(at)) }] : []
    }),
  )
}

function added(spans: readonly Spent[]): readonly Spent[] {
  const byUser = new Map<string, number>()
  for (const { userId, length } of spans) byUser.set(userId, (byUser.get(userId) ?? 0) + length)
  return [...byUser]
    .filter(([, length]) => length > 0)
    .map(([userId, length]) => ({ userId, length }))
}

import type { Order } from '#domain/entities/order.ts'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import { spanLength, type TimesheetContext } from '#domain/time/timesheet.ts'
import type { OrderStatus } from '../order-status.ts'
import type { StepTaken } from './steps-taken.ts'

/** Milliseconds that one person spent. */
export interface TimeSpent {
  readonly userId: string
  readonly length: number
}

/** One visit: when someone arrived, and when the work ended. */
export interface VisitTimes {
  /** ISO; null where unknown. */
  readonly arrivedAt: string | null
  /** ISO; null while it goes on. */
  readonly finishedAt: string | null
}

export interface WorkTimes {
  /** In order of time; partly done work needs several. */
  readonly visits: readonly VisitTimes[]
  readonly labour: readonly TimeSpent[]
  readonly travel: readonly TimeSpent[]
}

const ends: ReadonlySet<OrderStatus> = new Set(['done', 'partlyDone', 'cannotComplete'])

/**
 * The visits and times of an order, from the steps taken and the time recorded on it. Where no time was recorded, the
 * time between arriving and leaving counts, without the pauses.
 */
export function workTimes(
  { status, statusAt }: Pick<Order, 'status' | 'statusAt'>,
  steps: readonly StepTaken[],
  entries: readonly TimeEntry[],
  context: TimesheetContext,
): WorkTimes {
  const onOrder = entries.filter(({ kind }) => kind === 'order')
  const recorded = sums(onOrder, context)
  const travel = entries.filter(({ kind }) => kind === 'travel')
  const visits = visitsOf(steps)
  const begun = onOrder.map(({ startedAt }) => startedAt).toSorted()[0] ?? null
  const ended = ends.has(status) ? statusAt : null
  const known = { arrivedAt: begun, finishedAt: ended }
  return {
    // The steps of an old order may be missing here.
    visits: visits.length > 0 || (begun === null && ended === null) ? visits : [known],
    labour: recorded.length > 0 ? recorded : onSite(steps, context.now),
    travel: sums(travel, context),
  }
}

function visitsOf(steps: readonly StepTaken[]): readonly VisitTimes[] {
  const visits: VisitTimes[] = []
  let arrivedAt: string | null = null
  for (const { to, at } of steps) {
    if (to === 'onSite') arrivedAt ??= at
    if (!ends.has(to)) continue
    visits.push({ arrivedAt, finishedAt: at })
    arrivedAt = null
  }
  return arrivedAt === null ? visits : [...visits, { arrivedAt, finishedAt: null }]
}

function sums(entries: readonly TimeEntry[], context: TimesheetContext): readonly TimeSpent[] {
  return added(
    entries.map((entry) => ({ userId: entry.userId, length: spanLength(entry, context) })),
  )
}

function onSite(steps: readonly StepTaken[], now: number): readonly TimeSpent[] {
  return added(
    steps.flatMap(({ to, at, by }, i) => {
      const until = steps[i + 1]?.at
      const end = until === undefined ? now : Date.parse(until)
      return to === 'onSite' ? [{ userId: by, length: Math.max(0, end - Date.parse(at)) }] : []
    }),
  )
}

function added(spans: readonly TimeSpent[]): readonly TimeSpent[] {
  const byUser = new Map<string, number>()
  for (const { userId, length } of spans) byUser.set(userId, (byUser.get(userId) ?? 0) + length)
  return [...byUser]
    .filter(([, length]) => length > 0)
    .map(([userId, length]) => ({ userId, length }))
}

import type { Actor } from '../access/actor.ts'
import type { DayEntry } from '../booking/day-entries.ts'
import type { Order } from '../entities/order.ts'
import type { Site } from '../entities/site.ts'
import type { TimeEntry } from '../entities/time-entry.ts'
import type { OrderStatus } from '../order/order-status.ts'
import { allowedSteps } from '../order/transitions/allowed-steps.ts'
import type { ArrivalTarget } from './arrival.ts'

interface NextVisit {
  readonly order: Pick<Order, 'status' | 'statusAt' | 'assigneeIds'>
  readonly entry: Pick<DayEntry, 'id'>
  readonly geo: Site['geo']
}

/** Statuses from which arriving is the next thing to happen: a person may have forgotten to tap the steps before. */
const onTheWay: ReadonlySet<OrderStatus> = new Set([
  'scheduled',
  'dispatched',
  'accepted',
  'enRoute',
])

/**
 * Where an arrival would be asked about: at the next visit, if this person may record it and the place is known. Null
 * on a break, and while they work elsewhere.
 */
export function arrivalTarget(
  next: NextVisit | null,
  actor: Actor,
  entries: readonly Pick<TimeEntry, 'userId' | 'kind' | 'startedAt' | 'endedAt'>[],
): ArrivalTarget | null {
  if (!next || next.geo === null || !onTheWay.has(next.order.status)) return null
  if (!next.order.assigneeIds.includes(actor.uid)) return null
  if (!allowedSteps(next.order, actor).includes('onSite')) return null
  const own = entries.filter(({ userId }) => userId === actor.uid)
  if (own.some(({ kind, endedAt }) => kind === 'break' && endedAt === null)) return null
  const steps = own
    .filter(({ kind }) => kind !== 'day')
    .flatMap(({ startedAt, endedAt }) => [startedAt, endedAt ?? startedAt])
  const since = [next.order.statusAt, ...steps].reduce((a, b) =>
    Date.parse(a) < Date.parse(b) ? b : a,
  )
  return { visitId: next.entry.id, place: next.geo, since }
}

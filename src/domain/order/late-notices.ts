import { isSameInstant } from '../booking/is-same-instant.ts'
import type { PlannedVisit } from '../entities/booking.ts'
import type { LateNotice } from '../entities/late-notice.ts'
import type { Order } from '../entities/order.ts'
import { mayBeReassigned } from './reassign-requests.ts'

type State = Pick<Order, 'open' | 'isSent' | 'status' | 'statusReason'>
type Told = State & Pick<Order, 'assigneeIds' | 'lateNotices'>
type Visit = Pick<PlannedVisit, 'part' | 'start' | 'assigneeIds'>

/** How far from now the arrival may be of which the office is told. */
const reachMs = 24 * 60 * 60_000

/** Whether someone may still be late for an order: it is sent, and no one has arrived. */
export function mayBeLate(order: State): boolean {
  return mayBeReassigned(order) || (order.open && order.isSent && order.status === 'enRoute')
}

/** Whether an arrival is near enough to a time to be told. Both are instants. */
export function isNearArrival(arrival: string, at: string): boolean {
  return Math.abs(Date.parse(arrival) - Date.parse(at)) <= reachMs
}

/** Who of an order's people told the office that they will be late, the first to arrive first. */
export function lateNotices(order: Told): readonly LateNotice[] {
  if (!mayBeLate(order)) return []
  return Object.values(order.lateNotices)
    .filter(({ by }) => order.assigneeIds.includes(by))
    .sort((a, b) => Date.parse(a.arrival) - Date.parse(b.arrival))
}

/** Those that are about one visit of the order as it is planned now. */
export function lateNoticesOf(order: Told, visit: Visit): readonly LateNotice[] {
  return lateNotices(order).filter((notice) => isAbout(notice, visit))
}

/** What a person told the office about being late for a visit; null where they told nothing. */
export function ownLateNotice(order: Told, visit: Visit, uid: string): LateNotice | null {
  return lateNoticesOf(order, visit).find(({ by }) => by === uid) ?? null
}

function isAbout({ part, start, by }: LateNotice, visit: Visit): boolean {
  return part === visit.part && visit.assigneeIds.includes(by) && isSameInstant(start, visit.start)
}

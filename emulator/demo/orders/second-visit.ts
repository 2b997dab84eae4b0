import { type Calendar, iso, minute } from '../base/calendar.ts'
import { created, inCompany } from '../base/company.ts'
import type { DemoDocument } from '../base/types.ts'
import { admin, technician } from '../people/people.ts'
import type { DemoOrder } from './create-orders.ts'

const minutes = 60

/**
 * The order that a technician begins the day with takes a second visit, on one of the next days: of the headline
 * technician, if it was not planned again after it was entered.
 */
export function secondVisit(
  orders: readonly DemoOrder[],
  calendar: Calendar,
): readonly DemoDocument[] {
  const begun = orders.filter(
    ({ planned, story, status }) =>
      planned?.slot.day === 0 &&
      planned.slot.nth === 0 &&
      status !== 'cancelled' &&
      story.steps.every(({ change }) => change.type !== 'assign'),
  )
  const first = begun.find(({ planned }) => planned?.slot.technician === technician) ?? begun[0]
  const { plannedStart, plannedEnd, assigneeIds = [] } = first?.plan ?? {}
  const again = freeTime(orders, assigneeIds, calendar)
  if (!first || !plannedStart || !plannedEnd || again === undefined) return []
  const sentAt = first.enteredAt + 60 * minute
  const visit = (part: number, start: number, lasts: number) =>
    inCompany(`bookings/${part === 1 ? first.id : `${first.id}-${part}`}`, {
      orderId: first.id,
      part,
      parts: part === 1 ? 2 : 1,
      assigneeIds,
      leadId: null,
      start: iso(start),
      minutes: lasts,
      locked: 'none',
      isSent: true,
      planRunId: null,
      toldAt: iso(sentAt),
      seenBy: Object.fromEntries(assigneeIds.map((uid) => [uid, iso(sentAt + 20 * minute)])),
      cancelledAt: null,
      ...created(sentAt, admin.uid),
    })
  return [visit(1, plannedStart, (plannedEnd - plannedStart) / minute), visit(2, again, minutes)]
}

/** The first time of the coming office days at which these people have an hour, with half an hour on both sides. */
function freeTime(
  orders: readonly DemoOrder[],
  uids: readonly string[],
  calendar: Calendar,
): number | undefined {
  const taken = orders.flatMap(({ plan }) =>
    plan.assigneeIds.some((uid) => uids.includes(uid)) && plan.plannedStart !== null ? [plan] : [],
  )
  const isFree = (at: number) =>
    taken.every(
      ({ plannedStart, plannedEnd }) =>
        at + (minutes + 30) * minute <= (plannedStart ?? 0) ||
        at - 30 * minute >= (plannedEnd ?? 0),
    )
  return [1, 2, 3, 4, 5]
    .flatMap((ahead) => {
      const day = calendar.officeDay(0, ahead)
      const [opens, closes] = calendar.hoursOf(day)
      const hours = Array.from({ length: (closes - opens - 1) * 2 + 1 }, (_, i) => opens + i / 2)
      return hours.map((hour) => calendar.at(day, hour))
    })
    .find(isFree)
}

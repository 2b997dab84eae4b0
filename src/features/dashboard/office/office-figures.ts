import type { OrderListItem } from '#data/index.ts'
import type { Away } from '#domain/entities/away.ts'
import type { ReassignRequest } from '#domain/entities/reassign-request.ts'
import type { User } from '#domain/entities/user.ts'
import { awayUntil } from '#domain/members/away-until.ts'
import { isSentBack } from '#domain/order/is-sent-back.ts'
import { isInGroup, type OrderGroup } from '#domain/order/order-groups.ts'
import { openRequests } from '#domain/order/reassign-requests.ts'
import { orderStatuses, type OrderStatus } from '#domain/order/order-status.ts'
import { addDays, localDay } from '#domain/time/local-time.ts'
import { unassignedFirst } from './unassigned-first.ts'

type Items = readonly OrderListItem[]

/** A visit that someone cannot make, and why. */
export interface AskedVisit {
  readonly item: OrderListItem
  readonly request: ReassignRequest
}

/** The figures of the office's home page, all from orders on this device. */
export interface OfficeFigures {
  /** What technicians asked the office to reassign, the soonest visit first. */
  readonly asked: readonly AskedVisit[]
  /** Open orders without assignees, those that press first. */
  readonly unassigned: Items
  /** Number of orders that are scheduled by tomorrow or unscheduled, and not sent to anyone. */
  readonly toSend: number
  readonly running: number
  readonly toReview: number
  /** Number of open orders by status, without empty statuses, in workflow order. */
  readonly byStatus: readonly { readonly status: OrderStatus; readonly count: number }[]
  /** Orders whose status changed most recently, newest first. */
  readonly latest: Items
}

/** A technician and their current order. */
export interface PersonAtWork {
  readonly person: User
  /** The order they are driving to or working on; the furthest along comes first. */
  readonly at: OrderListItem | null
  readonly todayCount: number
  /** The first visit of today that should have begun, of those on no order who are not away. */
  readonly overdue: OrderListItem | null
  /** Until which day they are away, if they are today. */
  readonly awayUntil: string | null
}

const begun: readonly OrderStatus[] = ['onSite', 'enRoute', 'paused']
const latestShown = 8
const ahead: readonly OrderStatus[] = ['scheduled', 'dispatched', 'accepted']
/** A start that is missed by less is told of nowhere. */
const toleratedMs = 15 * 60_000

export function officeFigures(items: Items, now: string, timeZone: string): OfficeFigures {
  const today = localDay(now, timeZone)
  const tomorrow = addDays(today, 1)
  const inGroup = (group: OrderGroup) => items.filter(({ order }) => isInGroup(order, group))
  const open = inGroup('open')
  const first = unassignedFirst({ now, timeZone })
  return {
    asked: open
      .flatMap((item) => openRequests(item.order).map((request) => ({ item, request })))
      .sort((a, b) => compareStarts(a.item, b.item)),
    unassigned: inGroup('unassigned').toSorted((a, b) => first(a.order, b.order)),
    toSend: inGroup('toSend').filter(
      ({ order }) =>
        order.plannedStart === null || localDay(order.plannedStart, timeZone) <= tomorrow,
    ).length,
    running: inGroup('running').length,
    toReview: inGroup('review').length,
    byStatus: orderStatuses
      .map((status) => ({
        status,
        count: open.filter(({ order }) => order.status === status).length,
      }))
      .filter(({ count }) => count > 0),
    latest: items
      .toSorted((a, b) => b.order.statusAt.localeCompare(a.order.statusAt))
      .slice(0, latestShown),
  }
}

/** Active technicians by name, first those who should have begun, then those on an order. */
export function peopleAtWork(
  people: readonly User[],
  items: Items,
  away: readonly Away[],
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): readonly PersonAtWork[] {
  const today = localDay(now, timeZone)
  return people
    .filter(({ role, status }) => role === 'technician' && status === 'active')
    .map((person) => {
      const theirs = items.filter(({ order }) => order.assigneeIds.includes(person.id))
      const at = begun
        .flatMap((status) => theirs.filter(({ order }) => order.status === status))
        .find(({ order }) => !isSentBack(order))
      const until = awayUntil(away, person.id, today)
      const ofToday = theirs.filter(
        ({ order }) =>
          order.plannedStart !== null && localDay(order.plannedStart, timeZone) === today,
      )
      return {
        person,
        at: at ?? null,
        awayUntil: until,
        todayCount: ofToday.length,
        overdue: at === undefined && until === null ? firstOverdue(ofToday, now) : null,
      }
    })
    .toSorted((a, b) => urgencyOf(b) - urgencyOf(a))
}

function urgencyOf({ overdue, at }: PersonAtWork): number {
  if (overdue) return 2
  return at ? 1 : 0
}

function firstOverdue(ofToday: Items, now: string): OrderListItem | null {
  const latest = Date.parse(now) - toleratedMs
  const [first] = ofToday
    .filter(
      ({ order }) => ahead.includes(order.status) && Date.parse(order.plannedStart ?? '') <= latest,
    )
    .toSorted(compareStarts)
  return first ?? null
}

/** The soonest first, what has no time last. */
function compareStarts({ order: a }: OrderListItem, { order: b }: OrderListItem): number {
  return (a.plannedStart ?? '9').localeCompare(b.plannedStart ?? '9')
}

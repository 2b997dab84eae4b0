import type { OrderListItem } from '#data/index.ts'
import { type Order, priorities, type Priority } from '#domain/entities/order.ts'
import { isLate } from '#domain/order/is-late.ts'
import { isInGroup, type OrderGroup, orderGroups } from '#domain/order/order-groups.ts'
import { byReviewTurn } from '#domain/order/review-turn.ts'
import { orderStatuses, type OrderStatus } from '#domain/order/order-status.ts'
import { byUrgency } from '#domain/order/urgency.ts'
import { addDays, fromLocalTime, localDay } from '#domain/time/local-time.ts'

const ofTheOffice: readonly OrderGroup[] = ['unassigned', 'toSend', 'review']

/** The groups that make sense for the reader: unassigned and unsent orders concern only the office. */
export function groupsFor(office: boolean): readonly OrderGroup[] {
  return orderGroups.filter((group) => office || !ofTheOffice.includes(group))
}

/** 'soon' is by the end of tomorrow, or without a date. */
export const orderDays = ['any', 'late', 'today', 'tomorrow', 'soon', 'week', 'unplanned'] as const
type OrderDay = (typeof orderDays)[number]

export interface OrderFilter {
  /** A group, or a single status by its name (`/orders?state=onSite`). */
  readonly state: OrderGroup | OrderStatus
  readonly day: OrderDay
  /** A person's uid, or '' for everyone. */
  readonly person: string
  /** '' for any. */
  readonly priority: Priority | ''
  /** The id of an order template, or '' for any and none. */
  readonly template: string
  /** The id of a customer, or '' for all. */
  readonly customer: string
  readonly text: string
}

/** The current time, and the zone that decides which day an instant falls on. */
export interface Calendar {
  readonly now: string
  readonly timeZone: string
}

export function readOrderFilter(search: URLSearchParams): OrderFilter {
  return {
    state: oneOf([...orderGroups, ...orderStatuses], search.get('state'), 'open'),
    day: oneOf(orderDays, search.get('day'), 'any'),
    person: search.get('person') ?? '',
    priority: oneOf<Priority | ''>(priorities, search.get('priority'), ''),
    template: search.get('template') ?? '',
    customer: search.get('customer') ?? '',
    text: search.get('q') ?? '',
  }
}

/** The search parameters with part of the filter changed; defaults are left out of the URL. */
export function writeOrderFilter(
  search: URLSearchParams,
  changes: Partial<OrderFilter>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const filter = { ...readOrderFilter(search), ...changes }
  put(next, 'state', filter.state, 'open')
  put(next, 'day', filter.day, 'any')
  put(next, 'person', filter.person, '')
  put(next, 'priority', filter.priority, '')
  put(next, 'template', filter.template, '')
  put(next, 'customer', filter.customer, '')
  put(next, 'q', filter.text, '')
  return next
}

/**
 * Orders that match everything but the words. Open ones come in working order: scheduled ones by start,
 * then unscheduled ones, newest first; then closed ones, most recently closed first. A single day is sorted
 * by start regardless of status. Unassigned orders are sorted by priority first, those to review
 * as they are reviewed one by one.
 */
export function filterOrders(
  items: readonly OrderListItem[],
  { state, day, person, priority, template, customer }: Omit<OrderFilter, 'text'>,
  calendar: Calendar,
): readonly OrderListItem[] {
  const isOnDay = dayTest(day, calendar)
  return items
    .filter(
      (item) =>
        isInGroup(item.order, state) &&
        isOnDay(item.shown) &&
        (person === '' || item.order.assigneeIds.includes(person)) &&
        (priority === '' || item.order.priority === priority) &&
        (template === '' || item.order.templateId === template) &&
        (customer === '' || item.order.customerId === customer),
    )
    .sort(turnOf(state, day))
}

/**
 * Compares instants with the day's bounds, because computing each order's local day is slow for ten
 * thousand orders.
 */
function dayTest(day: OrderDay, { now, timeZone }: Calendar): (order: Order) => boolean {
  const today = localDay(now, timeZone)
  const between = (first: number, after: number) => {
    const from = startOf(addDays(today, first), timeZone)
    const to = startOf(addDays(today, after), timeZone)
    return ({ plannedStart }: Order) =>
      plannedStart !== null && plannedStart >= from && plannedStart < to
  }
  switch (day) {
    case 'any':
      return () => true
    case 'unplanned':
      return ({ plannedStart }) => plannedStart === null
    case 'late':
      return (order) => isLate(order, now)
    case 'today':
      return between(0, 1)
    case 'tomorrow':
      return between(1, 2)
    case 'soon': {
      const end = startOf(addDays(today, 2), timeZone)
      return ({ plannedStart }) => (plannedStart ?? '') < end
    }
    case 'week':
      return between(0, 7)
  }
}

function startOf(day: string, timeZone: string): string {
  return fromLocalTime(`${day}T00:00`, timeZone) ?? `${day}T00:00:00.000Z`
}

function turnOf(state: OrderFilter['state'], day: OrderDay) {
  if (state === 'review')
    return (a: OrderListItem, b: OrderListItem) => byReviewTurn(a.order, b.order)
  const turn = day === 'any' || day === 'unplanned' ? openFirst : byPlan
  if (state !== 'unassigned') return turn
  return (a: OrderListItem, b: OrderListItem) => byUrgency(a.order, b.order) || turn(a, b)
}

function openFirst(a: OrderListItem, b: OrderListItem): number {
  if (a.order.open !== b.order.open) return a.order.open ? -1 : 1
  return a.order.open ? byPlan(a, b) : compare(b.order.statusAt, a.order.statusAt)
}

/** By start, those without one last; of one start, the newest first. */
function byPlan({ shown: a }: OrderListItem, { shown: b }: OrderListItem): number {
  return compare(a.plannedStart ?? '~', b.plannedStart ?? '~') || compare(b.createdAt, a.createdAt)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function put(search: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) search.delete(name)
  else search.set(name, value)
}

function oneOf<T extends string>(known: readonly T[], value: string | null, usual: T): T {
  return known.find((one) => one === value) ?? usual
}

/** Whether closed orders can match. */
export function includesClosed({ state }: OrderFilter): boolean {
  return !openStates.includes(state)
}

const openStates: readonly OrderFilter['state'][] = [
  'open',
  'unassigned',
  'toSend',
  'running',
  'waiting',
]

/** Whether anything but the typed words leaves orders out. */
export function isFiltered({ state, day, person, priority, template, customer }: OrderFilter) {
  const chosen = [person, priority, template, customer]
  return state !== 'all' || day !== 'any' || chosen.some((one) => one !== '')
}

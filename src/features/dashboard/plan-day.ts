import type { OrderListItem } from '#data/index.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { byUrgency } from '#domain/order/urgency.ts'
import { addDays, localDay } from '#domain/time/local-time.ts'

type Items = readonly OrderListItem[]

/** A technician's day in working order. */
export interface DayPlan {
  /** The order in progress, else an urgent one, else the next; null on a free day. */
  readonly current: OrderListItem | null
  /** Whether work on `current` has started. */
  readonly begun: boolean
  /** The rest of today: urgent ones first, then by start. The other groups are sorted the same way. */
  readonly later: Items
  /** Open and scheduled for an earlier day. */
  readonly overdue: Items
  /** Open, assigned to this person, without a time. */
  readonly anytime: Items
  /** Orders closed today, including those that need a return visit. */
  readonly finished: Items
  readonly tomorrow: number
}

/** In progress, furthest along first: of two, the order on site is the one being worked on. */
const ordersInProgress: readonly OrderStatus[] = ['onSite', 'enRoute', 'paused']
const waitingStatuses: ReadonlySet<OrderStatus> = new Set(['onHold', 'partlyDone'])

/** `open` and `closed` are this person's orders, `now` is an ISO instant, `timeZone` is the company's. */
export function planDay(open: Items, closed: Items, now: string, timeZone: string): DayPlan {
  const today = localDay(now, timeZone)
  const dayOf = (item: OrderListItem) =>
    item.order.plannedStart === null ? null : localDay(item.order.plannedStart, timeZone)
  const waiting = open.filter(({ order }) => !waitingStatuses.has(order.status)).toSorted(inTurn)

  const running = ordersInProgress
    .flatMap((status) => waiting.filter(({ order }) => order.status === status))
    .at(0)
  const ofToday = waiting.filter((item) => dayOf(item) === today)
  const overdue = waiting.filter((item) => {
    const day = dayOf(item)
    return day !== null && day < today
  })
  const anytime = waiting.filter((item) => dayOf(item) === null)
  const groups = [...ofToday, ...overdue, ...anytime]
  const urgent = groups.find(isUrgent)
  const current = running ?? urgent ?? groups[0] ?? null
  const rest = (items: Items) => items.filter((item) => item.order.id !== current?.order.id)

  return {
    current,
    begun: running !== undefined,
    later: rest(ofToday),
    overdue: rest(overdue),
    anytime: rest(anytime),
    finished: [...closed, ...open.filter(({ order }) => order.status === 'partlyDone')].filter(
      ({ order }) => localDay(order.statusAt, timeZone) === today,
    ),
    tomorrow: waiting.filter((item) => dayOf(item) === addDays(today, 1)).length,
  }
}

/** Urgent ones first, then by start; those without a time come last, by priority, then oldest first. */
function inTurn(a: OrderListItem, b: OrderListItem): number {
  const urgentFirst = Number(isUrgent(b)) - Number(isUrgent(a))
  const hasTime = a.order.plannedStart !== null || b.order.plannedStart !== null
  return urgentFirst || (hasTime ? byStart(a, b) : byUrgency(a.order, b.order) || byStart(a, b))
}

function isUrgent({ order }: OrderListItem): boolean {
  return order.priority === 'urgent'
}

function byStart(a: OrderListItem, b: OrderListItem): number {
  const [left, right] = [a.order.plannedStart ?? '~', b.order.plannedStart ?? '~']
  return left < right ? -1 : left > right ? 1 : a.order.createdAt.localeCompare(b.order.createdAt)
}

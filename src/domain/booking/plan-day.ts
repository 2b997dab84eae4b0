import type { Order } from '../entities/order.ts'
import type { OrderStatus } from '../order/order-status.ts'
import { isSentBack } from '../order/is-sent-back.ts'
import { hasAskedReassign } from '../order/reassign-requests.ts'
import { byUrgency } from '../order/urgency.ts'
import { addDays, localDay } from '../time/local-time.ts'
import { byStart, type DayEntry, dayOfEntry } from './day-entries.ts'
import { isTimed } from './plan-of-bookings.ts'
import { entryInProgress, pendingEntries } from './pending-entries.ts'

/** An order with what a list shows beside it. */
interface Listed {
  readonly order: Order
}

/** One of its visits. */
type Visited<Item> = Item & { readonly entry: DayEntry }

/** A technician's day in working order. */
export interface DayPlan<Item extends Listed> {
  /**
   * The visit of the order in progress, else an appointment that is due or was missed, else an urgent one, else the next;
   * null on a free day. One that the person asked to have reassigned comes only where there is nothing else.
   */
  readonly current: Visited<Item> | null
  /** Whether work on the order of `current` has started. */
  readonly begun: boolean
  /** The rest of today by start. */
  readonly later: readonly Visited<Item>[]
  /** Open and scheduled for an earlier day: urgent ones first, then by start, like the next group. */
  readonly overdue: readonly Visited<Item>[]
  /** Open, assigned to this person, without a day. */
  readonly anytime: readonly Visited<Item>[]
  /** Orders closed today, including those that need a return visit. */
  readonly finished: readonly Item[]
  /** Visits of tomorrow. */
  readonly tomorrow: number
}

/** In progress, furthest along first: of two, the order on site is the one being worked on. */
const ordersInProgress: readonly OrderStatus[] = ['onSite', 'enRoute', 'paused']

/** Before its start, an appointment is due from here on. */
const dueBeforeMs = 30 * 60_000

/** Steps that the office takes after the work, perhaps days later. */
const officeSteps: readonly OrderStatus[] = ['reviewed', 'invoiced']

/** Whose day it is and when. */
export interface DayFacts {
  readonly uid: string
  /** ISO instant. */
  readonly now: string
  /** The company's. */
  readonly timeZone: string
}

/** `open` and `closed` are the orders of the person whose day it is. */
export function planDay<Item extends Listed>(
  open: readonly (Item & { readonly entries: readonly DayEntry[] })[],
  closed: readonly Item[],
  { uid, now, timeZone }: DayFacts,
): DayPlan<Item> {
  type Items = readonly Visited<Item>[]
  const today = localDay(now, timeZone)
  const dayOf = ({ entry }: Visited<Item>) => dayOfEntry(entry, timeZone)
  const pending = open
    .flatMap((order): Items => {
      const entries = pendingEntries(order.order, order.entries, today, timeZone)
      return entries.map((entry) => ({ ...order, entry }))
    })
    .sort(inTurn)

  const running = itemInProgress(pending, now)
  // At one visit of an order, those before it are over.
  const isOver = (item: Visited<Item>) =>
    running?.order.id === item.order.id && byStart(item.entry, running.entry) < 0
  const ofToday = pending.filter((item) => dayOf(item) === today)
  const overdue = pending.filter((item) => {
    const day = dayOf(item)
    return day !== null && day < today
  })
  const anytime = pending.filter((item) => dayOf(item) === null)
  const groups = [...ofToday, ...overdue, ...anytime]
  // What the person asked the office to give to someone else is not next while there is other work.
  const own = groups.filter(({ order, entry }) => !hasAskedReassign(order, entry.part, uid))
  const urgent = own.find(isUrgent)
  // A customer who was given this time is not kept waiting for work that has none.
  const due =
    urgent && dayOf(urgent) === today
      ? undefined
      : inOrder(ofToday).find((item) => own.includes(item) && isDue(item, now))
  const current = running ?? due ?? urgent ?? own[0] ?? groups[0] ?? null
  const rest = (items: Items) =>
    items.filter((item) => item.entry.id !== current?.entry.id && !isOver(item))

  return {
    current,
    begun: running !== undefined,
    later: rest(inOrder(ofToday)),
    overdue: rest(overdue),
    anytime: rest(anytime),
    finished: [...closed, ...open.filter(({ order }) => order.status === 'partlyDone')].filter(
      ({ order }) =>
        localDay(order.statusAt, timeZone) === today &&
        (!officeSteps.includes(order.status) ||
          dayOfEntry({ start: order.plannedStart }, timeZone) === today),
    ),
    tomorrow: pending.filter((item) => dayOf(item) === addDays(today, 1)).length,
  }
}

/** The visit at which work is in progress. */
function itemInProgress<Item extends Listed>(
  pending: readonly Visited<Item>[],
  now: string,
): Visited<Item> | undefined {
  const [first] = ordersInProgress.flatMap((status) =>
    pending.filter(({ order }) => order.status === status && !isSentBack(order)),
  )
  if (!first) return undefined
  const ofOrder = pending.filter(({ order }) => order.id === first.order.id)
  const entry = entryInProgress(
    first.order,
    ofOrder.map((item) => item.entry),
    now,
  )
  return ofOrder.find((item) => item.entry === entry)
}

function inOrder<Item extends Visited<Listed>>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((a, b) => byStart(a.entry, b.entry))
}

/** Whether a visit with a time starts soon or should have: also one whose time was missed. */
function isDue({ entry: { start } }: Visited<Listed>, now: string): boolean {
  if (start === null || !isTimed(start)) return false
  return Date.parse(start) - dueBeforeMs <= Date.parse(now)
}

/** Urgent ones first, then by start; those without a day come last, by priority, then oldest first. */
function inTurn(a: Visited<Listed>, b: Visited<Listed>): number {
  const urgentFirst = Number(isUrgent(b)) - Number(isUrgent(a))
  const hasDay = a.entry.start !== null || b.entry.start !== null
  const turn = byStart(a.entry, b.entry) || a.order.createdAt.localeCompare(b.order.createdAt)
  return urgentFirst || (hasDay ? turn : byUrgency(a.order, b.order) || turn)
}

function isUrgent({ order }: Listed): boolean {
  return order.priority === 'urgent'
}

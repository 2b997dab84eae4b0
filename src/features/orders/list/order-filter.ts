import type { OrderListItem } from '#data/index.ts'
import type { Order } from '#domain/entities/order.ts'
import { orderStatuses, type OrderStatus } from '#domain/order/order-status.ts'
import { byUrgency } from '#domain/order/urgency.ts'
import { addDays, fromLocalTime, localDay } from '#domain/time/local-time.ts'
import { foldText } from '#lib/fold-text.ts'
import { codeWords, isNumberLike, wordMatcher } from '#lib/word-matcher.ts'

/** Which orders by state: a group, or one status by its own name (`/orders?state=onSite`). */
const orderGroups = [
  'open',
  'unassigned',
  'toSend',
  'running',
  'waiting',
  'review',
  'finished',
  'all',
] as const
export type OrderGroup = (typeof orderGroups)[number]

const ofTheOffice: ReadonlySet<OrderGroup> = new Set<OrderGroup>(['unassigned', 'toSend', 'review'])

/** The groups that mean something to somebody: what nobody has, or was not sent, is the office's. */
export function groupsFor(office: boolean): readonly OrderGroup[] {
  return orderGroups.filter((group) => office || !ofTheOffice.has(group))
}

export const orderDays = ['any', 'late', 'today', 'tomorrow', 'week', 'unplanned'] as const
type OrderDay = (typeof orderDays)[number]

export interface OrderFilter {
  readonly state: OrderGroup | OrderStatus
  readonly day: OrderDay
  /** A person's uid, or '' for everybody. */
  readonly person: string
  readonly text: string
}

/** Now, and the zone that decides which day an instant is in. */
export interface Calendar {
  readonly now: string
  readonly timeZone: string
}

export function readOrderFilter(search: URLSearchParams): OrderFilter {
  return {
    state: oneOf([...orderGroups, ...orderStatuses], search.get('state'), 'open'),
    day: oneOf(orderDays, search.get('day'), 'any'),
    person: search.get('person') ?? '',
    text: search.get('q') ?? '',
  }
}

/** The same search with some of the filter changed; what is at its default leaves the URL. */
export function writeOrderFilter(
  search: URLSearchParams,
  changes: Partial<OrderFilter>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const filter = { ...readOrderFilter(search), ...changes }
  put(next, 'state', filter.state, 'open')
  put(next, 'day', filter.day, 'any')
  put(next, 'person', filter.person, '')
  put(next, 'q', filter.text, '')
  return next
}

/**
 * Orders that pass but for the words. Open ones in the order a day is worked: planned ones by start, then the
 * unplanned, newest first; then closed ones, the last one closed first. One day is shown by start, whatever is done.
 * Of what nobody has, urgent and important work comes first.
 */
export function filterOrders(
  items: readonly OrderListItem[],
  { state, day, person }: Omit<OrderFilter, 'text'>,
  calendar: Calendar,
): readonly OrderListItem[] {
  const isOnDay = dayTest(day, calendar)
  return items
    .filter(
      (item) =>
        inState(item, state) &&
        isOnDay(item.order) &&
        (person === '' || item.order.assigneeIds.includes(person)),
    )
    .sort(turnOf(state, day))
}

/** What was found last among these orders: who types on finds no others than those. */
const lastFound = new WeakMap<
  readonly OrderListItem[],
  { readonly text: string; readonly found: readonly OrderListItem[] }
>()

/** Those in which every word occurs somewhere; accents and case do not matter. Asked with each letter. */
export function withWords(items: readonly OrderListItem[], text: string): readonly OrderListItem[] {
  const matches = wordMatcher(text)
  if (!matches) return items
  const last = lastFound.get(items)
  const among = last && text.startsWith(last.text) && !isNumberLike(text) ? last.found : items
  const found = among.filter((item) => matches(wordsOf(item)))
  // The same rows need not be drawn again.
  const same = found.length === among.length ? among : found
  lastFound.set(items, { text, found: same })
  return same
}

const passes: Readonly<Record<OrderGroup, (order: Order) => boolean>> = {
  all: () => true,
  open: (order) => order.open,
  unassigned: (order) => order.open && order.assigneeIds.length === 0,
  toSend: ({ status }) => status === 'scheduled',
  running: ({ status }) => status === 'enRoute' || status === 'onSite' || status === 'paused',
  waiting: ({ status }) => status === 'onHold' || status === 'partlyDone',
  review: ({ status, needsReview }) =>
    needsReview !== null ||
    status === 'done' ||
    status === 'partlyDone' ||
    status === 'cannotComplete',
  finished: (order) => !order.open,
}

function inState({ order }: OrderListItem, state: OrderFilter['state']): boolean {
  return isGroup(state) ? passes[state](order) : order.status === state
}

function isGroup(state: OrderFilter['state']): state is OrderGroup {
  return Object.hasOwn(passes, state)
}

/** Days as spans of instants: an order's own day is not asked for, which ten thousand times takes long. */
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
      return ({ open, plannedStart, plannedEnd }) =>
        plannedStart !== null && open && (plannedEnd ?? plannedStart) < now
    case 'today':
      return between(0, 1)
    case 'tomorrow':
      return between(1, 2)
    case 'week':
      return between(0, 7)
  }
}

function startOf(day: string, timeZone: string): string {
  return fromLocalTime(`${day}T00:00`, timeZone) ?? `${day}T00:00:00.000Z`
}

function turnOf(state: OrderFilter['state'], day: OrderDay) {
  const turn = day === 'any' || day === 'unplanned' ? openFirst : byPlan
  if (state !== 'unassigned') return turn
  return (a: OrderListItem, b: OrderListItem) => byUrgency(a.order, b.order) || turn(a, b)
}

function openFirst(a: OrderListItem, b: OrderListItem): number {
  if (a.order.open !== b.order.open) return a.order.open ? -1 : 1
  return a.order.open ? byPlan(a, b) : compare(b.order.statusAt, a.order.statusAt)
}

function byPlan(a: OrderListItem, b: OrderListItem): number {
  const left = a.order.plannedStart
  const right = b.order.plannedStart
  if (left !== null && right !== null) return compare(left, right)
  if (left === null && right === null) return compare(b.order.createdAt, a.order.createdAt)
  return left === null ? 1 : -1
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Made once for each item, and gone with it: every letter that is typed asks for all of them. */
const folded = new WeakMap<OrderListItem, string>()

function wordsOf(item: OrderListItem): string {
  const known = folded.get(item)
  if (known !== undefined) return known
  const { order, customerName, siteAddress } = item
  const { ref, title, description, instructions, resolution, tags } = order
  const more = [description, instructions, resolution, ...tags]
  const made = foldText([codeWords(ref), title, customerName, siteAddress, ...more].join(' '))
  folded.set(item, made)
  return made
}

function put(search: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) search.delete(name)
  else search.set(name, value)
}

function oneOf<T extends string>(known: readonly T[], value: string | null, usual: T): T {
  return known.find((one) => one === value) ?? usual
}

/** Whether orders that are no longer open can pass. */
export function includesClosed({ state }: OrderFilter): boolean {
  return !openStates.has(state)
}

const openStates: ReadonlySet<OrderFilter['state']> = new Set<OrderFilter['state']>([
  'open',
  'unassigned',
  'toSend',
  'running',
  'waiting',
])

import type { Order } from '../entities/order.ts'
import type { OrderStatus } from '../order/order-status.ts'
import type { DayEntry } from './day-entries.ts'
import type { DayPlan } from './plan-day.ts'

/** A place on a person's way through the day. */
export interface DayStop<Item> {
  readonly id: string
  /** From 1, in the order of the day: it stays the same when the work there is over. */
  readonly number: number
  readonly item: Item
  /** When it is planned; null where the work is over. */
  readonly entry: DayEntry | null
  readonly state: 'done' | 'current' | 'later'
}

const worked: ReadonlySet<OrderStatus> = new Set([
  'done',
  'partlyDone',
  'cannotComplete',
  'reviewed',
  'invoiced',
])

/** The stops of a day in order: where the work is over, by its end; the current one; those still to come. */
export function dayStops<Item extends { readonly order: Order }>({
  current,
  later,
  overdue,
  finished,
}: DayPlan<Item>): readonly DayStop<Item>[] {
  const done = finished
    .filter(({ order }) => worked.has(order.status))
    .toSorted((a, b) => Date.parse(a.order.statusAt) - Date.parse(b.order.statusAt))
    .map((item) => ({ id: `done ${item.order.id}`, item, entry: null, state: 'done' as const }))
  const open = [...(current ? [current] : []), ...later, ...overdue].map((item) => ({
    id: item.entry.id,
    item,
    entry: item.entry,
    state: item === current ? ('current' as const) : ('later' as const),
  }))
  return [...done, ...open].map((stop, i) => ({ ...stop, number: i + 1 }))
}

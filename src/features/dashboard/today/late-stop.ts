import type { DayEntry } from '#domain/booking/day-entries.ts'
import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

interface Stop {
  readonly order: { readonly id: string; readonly status: OrderStatus }
  readonly entry: Pick<DayEntry, 'start'>
}

interface Day<Item extends Stop> {
  readonly current: Item
  /** Whether work on the order of `current` has started. */
  readonly begun: boolean
  readonly later: readonly Item[]
}

const isReached = ({ order: { status } }: Stop) => status === 'onSite' || status === 'paused'

/** The stop that may be late: the current one until it is reached, from then on the next appointment; null if none. */
export function lateStop<Item extends Stop>({ current, begun, later }: Day<Item>): Item | null {
  if (!begun || !isReached(current)) return current
  const next = later.find(
    (stop) =>
      stop.order.id !== current.order.id &&
      !isReached(stop) &&
      stop.entry.start !== null &&
      isTimed(stop.entry.start),
  )
  return next ?? null
}

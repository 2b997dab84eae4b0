import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Offer } from '#domain/dispatch/suggest/suggest.ts'
import { dayOfEntry } from '#domain/booking/day-entries.ts'
import { dayAt } from '#domain/dispatch/day-bounds.ts'
import { localDay } from '#domain/time/local-time.ts'

interface Wanted {
  readonly start: PlannedVisit['start']
  readonly order: Pick<Order, 'priority'>
  /** Whether someone who has the visit cannot make it. */
  readonly othersOnly: boolean
}

/** Whether what is offered comes too late for a visit that cannot wait: all on later days than its own, or than today. */
export function asksToFitIn(
  { start, order, othersOnly }: Wanted,
  offers: readonly Pick<Offer, 'start'>[],
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): boolean {
  if (offers.length === 0 || (order.priority !== 'urgent' && !othersOnly)) return false
  const today = dayAt(now, timeZone)
  const planned = dayOfEntry({ start }, timeZone) ?? today
  const wanted = order.priority === 'urgent' || planned < today ? today : planned
  return offers.every((offer) => localDay(offer.start, timeZone) > wanted)
}

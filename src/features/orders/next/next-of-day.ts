import { type DayEntry, dayOfEntry } from '#domain/booking/day-entries.ts'
import { type DayFacts, planDay } from '#domain/booking/plan-day.ts'
import { localDay } from '#domain/time/local-time.ts'

type Listed = Parameters<typeof planDay>[0][number]

/**
 * The visit after an order that Today names too: the one in progress elsewhere, else an urgent one, else the next by
 * time; null on the way home. `open` are the orders of the person whose day it is.
 */
export function nextOfDay<Item extends Listed>(
  open: readonly Item[],
  orderId: string,
  facts: DayFacts,
): (Item & { readonly entry: DayEntry }) | null {
  const others = open.filter(({ order }) => order.id !== orderId)
  const { current, begun } = planDay<Item>(others, [], facts)
  if (current === null) return null
  const { now, timeZone } = facts
  const isOfToday = dayOfEntry(current.entry, timeZone) === localDay(now, timeZone)
  return begun || isOfToday || current.order.priority === 'urgent' ? current : null
}

import { type DayEntry, dayOfEntry } from '#domain/booking/day-entries.ts'
import { planDay } from '#domain/booking/plan-day.ts'
import { localDay } from '#domain/time/local-time.ts'

type Listed = Parameters<typeof planDay>[0][number]

/**
 * The visit after an order that Today names too: the one in progress elsewhere, else an urgent one, else the next by
 * time; null on the way home. `open` are this person's orders, `now` is an ISO instant, `timeZone` is the company's.
 */
export function nextOfDay<Item extends Listed>(
  open: readonly Item[],
  orderId: string,
  now: string,
  timeZone: string,
): (Item & { readonly entry: DayEntry }) | null {
  const others = open.filter(({ order }) => order.id !== orderId)
  const { current, begun } = planDay<Item>(others, [], now, timeZone)
  const today = localDay(now, timeZone)
  if (current === null) return null
  const isOfToday = dayOfEntry(current.entry, timeZone) === today
  return begun || isOfToday || current.order.priority === 'urgent' ? current : null
}

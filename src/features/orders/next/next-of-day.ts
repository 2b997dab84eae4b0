import { type DayEntry, dayOfEntry } from '#domain/booking/day-entries.ts'
import { planDay } from '#domain/booking/plan-day.ts'
import { localDay } from '#domain/time/local-time.ts'

type Listed = Parameters<typeof planDay>[0][number]

/**
 * Today's next visit after an order: the one in progress elsewhere, else an urgent one, else the next by time; null on
 * the way home. `open` are this person's orders, `now` is an ISO instant, `timeZone` is the company's.
 */
export function nextOfDay<Item extends Listed>(
  open: readonly Item[],
  orderId: string,
  now: string,
  timeZone: string,
): (Item & { readonly entry: DayEntry }) | null {
  const others = open.filter(({ order }) => order.id !== orderId)
  const { current, begun, later } = planDay<Item>(others, [], now, timeZone)
  const today = localDay(now, timeZone)
  const isNext = current && (begun || dayOfEntry(current.entry, timeZone) === today)
  return isNext ? current : (later[0] ?? null)
}

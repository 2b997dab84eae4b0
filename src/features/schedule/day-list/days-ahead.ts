import type { OrderListItem, PlannedOrder } from '#data/index.ts'
import { byStart, type DayEntry, dayOfEntry } from '#domain/booking/day-entries.ts'
import { addDays, localDay } from '#domain/time/local-time.ts'

/** One visit with its order. */
export interface PlannedItem extends OrderListItem {
  readonly entry: DayEntry
}

export interface PlannedDay {
  /** 'YYYY-MM-DD' in the company's zone. */
  readonly date: string
  readonly items: readonly PlannedItem[]
}

/** Visits of today and the next six days, by day and start; empty days are left out. */
export function daysAhead(
  orders: readonly PlannedOrder[],
  now: string,
  timeZone: string,
): readonly PlannedDay[] {
  const today = localDay(now, timeZone)
  const end = addDays(today, 7)
  const items = orders
    .flatMap((order) => order.entries.map((entry): PlannedItem => ({ ...order, entry })))
    .sort((a, b) => byStart(a.entry, b.entry))
  const days = new Map<string, PlannedItem[]>()
  for (const item of items) {
    const date = dayOfEntry(item.entry, timeZone)
    if (date === null || date < today || date >= end) continue
    const day = days.get(date)
    if (day) day.push(item)
    else days.set(date, [item])
  }
  return [...days].map(([date, ofDay]) => ({ date, items: ofDay }))
}

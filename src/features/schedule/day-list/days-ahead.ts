import type { DayItem, PlannedOrder } from '#data/index.ts'
import { byStart, dayOfEntry } from '#domain/booking/day-entries.ts'
import { addDays, localDay } from '#domain/time/local-time.ts'
import { groupBy } from '#lib/group-by.ts'

export interface PlannedDay {
  /** 'YYYY-MM-DD' in the company's zone. */
  readonly date: string
  readonly items: readonly DayItem[]
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
    .flatMap((order) => order.entries.map((entry): DayItem => ({ ...order, entry })))
    .sort((a, b) => byStart(a.entry, b.entry))
  const days = groupBy(items, ({ entry }) => dayOfEntry(entry, timeZone))
  return [...days].flatMap(([date, ofDay]) =>
    date === null || date < today || date >= end ? [] : [{ date, items: ofDay }],
  )
}

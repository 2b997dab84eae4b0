import type { OrderListItem } from '#data/index.ts'
import { addDays, localDay } from '#domain/time/local-time.ts'

export interface PlannedDay {
  /** 'YYYY-MM-DD' in the company's zone. */
  readonly date: string
  /** The day's earliest start, an ISO instant. */
  readonly start: string
  readonly items: readonly OrderListItem[]
}

/** Orders scheduled for today and the next six days, by day and start; empty days are left out. */
export function daysAhead(
  items: readonly OrderListItem[],
  now: string,
  timeZone: string,
): readonly PlannedDay[] {
  const today = localDay(now, timeZone)
  const end = addDays(today, 7)
  const days = new Map<string, { start: string; items: OrderListItem[] }>()
  const planned = items
    .flatMap((item) =>
      item.order.plannedStart === null ? [] : [{ item, start: item.order.plannedStart }],
    )
    .toSorted((a, b) => a.start.localeCompare(b.start))
  for (const { item, start } of planned) {
    const date = localDay(start, timeZone)
    if (date < today || date >= end) continue
    const day = days.get(date)
    if (day) day.items.push(item)
    else days.set(date, { start, items: [item] })
  }
  return [...days].map(([date, day]) => ({ date, ...day }))
}

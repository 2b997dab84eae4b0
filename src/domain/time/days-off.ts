import { addDays } from './local-time.ts'

/** Days 'YYYY-MM-DD', both included. */
export interface DaySpan {
  readonly fromOn: string
  readonly toOn: string
}

/** Whether the span contains a day. */
export function includesDay({ fromOn, toOn }: DaySpan, day: string): boolean {
  return fromOn <= day && day <= toOn
}

/** How many days the span has. */
export function dayCount({ fromOn, toOn }: DaySpan): number {
  return Math.round((Date.parse(toOn) - Date.parse(fromOn)) / 86_400_000) + 1
}

/** The days of a month 'YYYY-MM'. */
export function daysOfMonth(month: string): readonly string[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, i) => addDays(first, i)).filter((day) =>
    day.startsWith(month),
  )
}

/** The month 'YYYY-MM' this many months later. */
export function addMonths(month: string, count: number): string {
  const first = new Date(`${month}-01T12:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + count)
  return first.toISOString().slice(0, 7)
}

/** Consecutive days of a calendar row: with what is on them, or free. */
export interface DayStretch<T> {
  readonly days: readonly string[]
  readonly item: T | null
}

/** Splits a row of days into stretches; of several spans on a day, the first is shown. */
export function stretchesOf<T extends DaySpan>(
  days: readonly string[],
  items: readonly T[],
): readonly DayStretch<T>[] {
  const stretches: { days: string[]; item: T | null }[] = []
  for (const day of days) {
    const item = items.find((one) => includesDay(one, day)) ?? null
    const last = stretches.at(-1)
    if (item !== null && last?.item === item) last.days.push(day)
    else stretches.push({ days: [day], item })
  }
  return stretches
}

/**
 * The spans that touch any of these days in rows, so that no two in a row share a day; earlier items come first. There
 * is always one row.
 */
export function lanesOf<T extends DaySpan>(
  days: readonly string[],
  items: readonly T[],
): readonly (readonly T[])[] {
  const lanes: T[][] = [[]]
  for (const item of items.filter((one) => days.some((day) => includesDay(one, day)))) {
    const free = lanes.find((lane) => !lane.some((other) => overlap(item, other)))
    if (free) free.push(item)
    else lanes.push([item])
  }
  return lanes
}

function overlap(one: DaySpan, other: DaySpan): boolean {
  return one.fromOn <= other.toOn && other.fromOn <= one.toOn
}

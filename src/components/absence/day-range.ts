import type { DaySpan } from '#domain/time/days-off.ts'

const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** The first and last day, with the month and year only once where they are the same: 'Jul 6 – 17, 2026'. */
export function dayRange(locale: string, { fromOn, toOn }: DaySpan): string {
  return new Intl.DateTimeFormat(locale, options).formatRange(Date.parse(fromOn), Date.parse(toOn))
}

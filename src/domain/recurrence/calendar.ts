const dayMs = 86_400_000

/** Days since 1 January 1970 of a calendar day 'YYYY-MM-DD'. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

/** The calendar day 'YYYY-MM-DD' of a day number. */
export function dayText(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** Months since January 1970 of the month that a day lies in. */
export function monthOf(day: number): number {
  const date = new Date(day * dayMs)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

/** The first day of a month that is counted from January 1970. */
export function firstOf(month: number): number {
  return Date.UTC(1970, month, 1) / dayMs
}

/** How many days a month has. */
export function lengthOf(month: number): number {
  return firstOf(month + 1) - firstOf(month)
}

/** The day of the month, from 1. */
export function dayOfMonth(day: number): number {
  return day - firstOf(monthOf(day)) + 1
}

/** 1 for January. */
export function monthOfYear(month: number): number {
  return (((month % 12) + 12) % 12) + 1
}

/** 0 for Monday to 6 for Sunday; 1 January 1970 was a Thursday. */
export function weekdayIndex(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}

import { type Weekday, weekdays } from '#domain/entities/working-hours.ts'

/** A weekday within a sentence: Spanish writes it small, as a word of a list it begins with a capital. */
export function weekdayInText(locale: string, weekday: Weekday): string {
  // 5 January 1970 was a Monday.
  const day = Date.UTC(1970, 0, 5 + weekdays.indexOf(weekday), 12)
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)
}

import type { Language } from '../../../src/domain/entities/user.ts'

/** A day in words: 9 March 2026. */
export function longDate(instant: string, language: Language, timeZone = 'UTC'): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone })
  return format.format(Date.parse(instant))
}

import { fromLocalTime } from './local-time.ts'

/** Noon of a calendar day 'YYYY-MM-DD' in an IANA zone: noon in UTC is another day in the east. */
export function noonOf(day: string, timeZone: string): string {
  return fromLocalTime(`${day}T12:00`, timeZone) ?? `${day}T12:00:00.000Z`
}

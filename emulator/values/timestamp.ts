import { StatusError } from '../status.ts'

const rfc3339 =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/

const minSeconds = -62_135_596_800
const maxSeconds = 253_402_300_799

export interface Instant {
  /** Seconds since 1970-01-01T00:00:00Z. */
  readonly seconds: number
  /** 0 to 999,999,999. */
  readonly nanos: number
}

/** Parses an RFC 3339 timestamp. Throws INVALID_ARGUMENT where it is invalid or outside years 1 to 9999. */
export function parseInstant(text: string): Instant {
  const match = rfc3339.exec(text)
  if (!match) throw new StatusError('INVALID_ARGUMENT', `Invalid time value: ${text.slice(0, 80)}`)
  const [, year, month, day, hour, minute, second, fraction = '', sign, offsetHour, offsetMinute] =
    match
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  date.setUTCHours(Number(hour), Number(minute), Number(second))
  const offset = sign ? Number(offsetHour) * 3600 + Number(offsetMinute) * 60 : 0
  const seconds = date.getTime() / 1000 - (sign === '-' ? -offset : offset)
  const isDate = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  if (!isDate || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) {
    throw new StatusError('INVALID_ARGUMENT', `Invalid time value: ${text}`)
  }
  return checkedInstant(seconds, Number(fraction.padEnd(9, '0')))
}

/** Throws INVALID_ARGUMENT outside years 1 to 9999. */
function checkedInstant(seconds: number, nanos: number): Instant {
  if (seconds < minSeconds || seconds > maxSeconds || nanos < 0 || nanos > 999_999_999) {
    throw new StatusError('INVALID_ARGUMENT', 'Timestamp is outside of years 0001 to 9999')
  }
  return { seconds, nanos }
}

/** The canonical text of a stored timestamp: UTC, truncated to microseconds. */
export function formatInstant({ seconds, nanos }: Instant): string {
  const micros = Math.floor(nanos / 1000)
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19)
  return `${whole}.${String(micros).padStart(6, '0')}Z`
}

/** Microseconds since 1970; exact until the year 2255. */
export function microsOf(text: string): number {
  const { seconds, nanos } = parseInstant(text)
  return seconds * 1_000_000 + Math.floor(nanos / 1000)
}

/** The inverse of `microsOf`. */
export function textOfMicros(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000)
  return formatInstant({ seconds, nanos: (micros - seconds * 1_000_000) * 1000 })
}

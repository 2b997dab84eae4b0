import * as v from 'valibot'

/** An IANA time zone that this runtime knows. */
export const timeZone = v.pipe(v.string(), v.maxLength(80), v.check(isTimeZone, 'timeZone'))

/** ISO 4217. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'currency'))

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}

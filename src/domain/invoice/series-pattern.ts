import * as v from 'valibot'
import { wholeBetween } from '../entities/whole-between.ts'

/**
 * How the numbers of a series look: '{seq}' once, '{seq:5}' for five digits, '{year}' for one that restarts every year;
 * else letters, digits, spaces and . / _ -. No digit stands beside the running number, so that it can be told from the
 * rest. `firestore.rules` holds the same pattern.
 */
export const seriesPattern = v.pipe(
  v.string(),
  v.maxLength(40, 'tooLong'),
  v.regex(
    /^(([A-Za-z0-9 ./_-]|\{year\}){0,19}[A-Za-z ./_-])?\{seq(:[1-9])?\}([A-Za-z ./_-]([A-Za-z0-9 ./_-]|\{year\}){0,19})?$/,
    'seriesPattern',
  ),
)

/** The number that a series begins with. */
export const firstNumber = wholeBetween(1, 1_000_000)

/** Whether two series with these patterns could give the same number. */
export function areAlike(one: string, other: string): boolean {
  return withoutDigits(one) === withoutDigits(other)
}

function withoutDigits(pattern: string): string {
  return pattern.replace(/\{seq:\d\}/, '{seq}')
}

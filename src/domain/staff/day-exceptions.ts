import { limits } from '../entities/fields.ts'
import type { DayException } from '../entities/staff.ts'
import { addDays } from '../time/local-time.ts'

/** For how many days past exceptions are kept. */
const keptDays = 365

/** The exceptions that are still ahead, the next one first. */
export function exceptionsAhead(
  exceptions: readonly DayException[],
  today: string,
): readonly DayException[] {
  return exceptions.filter(({ id }) => id >= today).toSorted((a, b) => a.id.localeCompare(b.id))
}

/**
 * The list with an exception instead of that of `formerDay` (null for a new one), without those of long ago; null where
 * it would be full.
 */
export function withException(
  exceptions: readonly DayException[],
  exception: DayException,
  formerDay: string | null,
  today: string,
): readonly DayException[] | null {
  const first = addDays(today, -keptDays)
  const others = exceptions.filter(
    ({ id }) => id >= first && id !== exception.id && id !== formerDay,
  )
  return others.length < limits.list ? [...others, exception] : null
}

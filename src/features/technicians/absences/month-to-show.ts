import type { Absence } from '#domain/entities/absence.ts'
import { addDays } from '#domain/time/local-time.ts'

/**
 * The month 'YYYY-MM' in which a calendar of time off opens: that of the first request that is not over, else the one of
 * the coming days, as little is left of a month at its end.
 */
export function monthToShow(
  absences: readonly Pick<Absence, 'status' | 'fromOn' | 'toOn'>[],
  today: string,
): string {
  const [first] = absences
    .filter(({ status, toOn }) => status === 'requested' && toOn >= today)
    .map(({ fromOn }) => (fromOn < today ? today : fromOn))
    .toSorted()
  return (first ?? addDays(today, 3)).slice(0, 7)
}

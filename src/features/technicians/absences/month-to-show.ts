import type { Absence } from '#domain/entities/absence.ts'
import { addDays } from '#domain/time/local-time.ts'

/**
 * The month 'YYYY-MM' in which a calendar of time off opens: this one where someone is away now or later in it, else that
 * of the first request, else the one of the coming days, as little is left of a month at its end.
 */
export function monthToShow(
  absences: readonly Pick<Absence, 'status' | 'fromOn' | 'toOn'>[],
  today: string,
): string {
  const month = today.slice(0, 7)
  const isOff = absences.some(
    ({ status, fromOn, toOn }) =>
      (status === 'requested' || status === 'approved') &&
      toOn >= today &&
      fromOn.slice(0, 7) <= month,
  )
  if (isOff) return month
  const [first] = absences
    .filter(({ status, toOn }) => status === 'requested' && toOn >= today)
    .map(({ fromOn }) => fromOn)
    .toSorted()
  return (first ?? addDays(today, 3)).slice(0, 7)
}

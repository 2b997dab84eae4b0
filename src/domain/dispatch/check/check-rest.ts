import type { PersonVisits } from '../person-visits.ts'
import type { Board } from '../board-visit.ts'
import { dayAt } from '../day-bounds.ts'
import { type Finding, finding } from '../finding.ts'

/**
 * Whether a person rests long enough between the days before this visit of theirs; nothing where it is not the first
 * of its day, or where the company does not check it.
 */
export function checkRest(
  personId: string,
  { timed }: PersonVisits,
  visitId: string,
  { timeZone, restMinutes }: Board['company'],
): readonly Finding[] {
  const i = timed.findIndex(({ visit }) => visit.id === visitId)
  const [before, one] = [timed[i - 1], timed[i]]
  if (!before || !one || dayAt(before.startsAt, timeZone) === dayAt(one.startsAt, timeZone))
    return []
  const minutes = restMinutes - Math.floor((one.startsAt - before.endsAt) / 60_000)
  const otherVisitId = before.visit.id
  return minutes > 0 ? [finding('shortRest', visitId, { personId, otherVisitId, minutes })] : []
}

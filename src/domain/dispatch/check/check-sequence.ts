import { type Finding, finding } from '../finding.ts'
import type { Lane } from '../lane.ts'
import type { TimedVisit } from '../visit-time.ts'

/** Visits of a lane that overlap, and drives that do not fit between two. */
export function checkSequence({ personId, visits }: Lane): readonly Finding[] {
  const found: Finding[] = []
  let last: TimedVisit | null = null
  for (const one of visits) {
    if (last && one.startsAt < last.endsAt) {
      const minutes = Math.ceil((Math.min(one.endsAt, last.endsAt) - one.startsAt) / 60_000)
      found.push(
        finding('overlap', one.visit.id, { personId, otherVisitId: last.visit.id, minutes }),
      )
    } else if (one.previous && one.shortBy > 0) {
      const otherVisitId = one.previous.visit.id
      const minutes = Math.ceil(one.shortBy)
      found.push(finding('travelTooLong', one.visit.id, { personId, otherVisitId, minutes }))
    }
    if (!last || one.endsAt > last.endsAt) last = one
  }
  return found
}

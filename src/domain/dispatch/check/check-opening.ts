import type { Board, BoardVisit } from '../board-visit.ts'
import { dayAt } from '../day-bounds.ts'
import { type Finding, finding } from '../finding.ts'
import { openStretches, siteStretches } from '../open-stretches.ts'
import { anytimeDay, timedVisit } from '../visit-time.ts'

/** Whether the site is open while a visit lasts; for a day without a time, whether it opens that day at all. */
export function checkOpening({ company }: Board, visit: BoardVisit): readonly Finding[] {
  const { openingHours, siteZone } = visit
  if (openingHours === null) return []
  const zone = siteZone ?? company.timeZone
  const openOn = (on: string) => openStretches(openingHours, on, zone)
  const day = anytimeDay(visit)
  if (day !== null)
    return siteStretches(visit, day, company.timeZone).length === 0
      ? [finding('siteClosed', visit.id)]
      : []
  const timed = timedVisit(visit)
  if (timed === null) return []
  const { startsAt, endsAt } = timed
  const days = new Set([startsAt, endsAt - 1].map((time) => dayAt(time, zone)))
  const openMs = [...days]
    .flatMap(openOn)
    .map((open) => Math.min(endsAt, open.endsAt) - Math.max(startsAt, open.startsAt))
    .reduce((sum, ms) => sum + Math.max(0, ms), 0)
  const minutes = Math.ceil((endsAt - startsAt - openMs) / 60_000)
  return minutes > 0 ? [finding('siteClosed', visit.id, { minutes })] : []
}

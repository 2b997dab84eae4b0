import type { WorkingHours } from '../entities/working-hours.ts'
import { workingSpans } from '../staff/working-spans.ts'
import type { BoardVisit } from './board-visit.ts'
import { dayAt, dayBounds, type Stretch } from './day-bounds.ts'

/** By the hours and the day: a search asks for the same ones many times. */
const kept = new WeakMap<WorkingHours, Map<string, readonly Stretch[]>>()

/** When a site with these hours is open on a local day 'YYYY-MM-DD', in order; stretches that touch are one. */
export function openStretches(
  hours: WorkingHours,
  day: string,
  timeZone: string,
): readonly Stretch[] {
  const byDay = kept.get(hours) ?? new Map<string, readonly Stretch[]>()
  kept.set(hours, byDay)
  const key = `${day} ${timeZone}`
  const made = byDay.get(key) ?? makeStretches(hours, day, timeZone)
  byDay.set(key, made)
  return made
}

/**
 * When a visit's site is open on a local day of the company, in order; none where it is always open. The hours are by the
 * clock at the site, so that more than one of its days may lie on one of the company's.
 */
export function siteStretches(
  { openingHours, siteZone }: Pick<BoardVisit, 'openingHours' | 'siteZone'>,
  day: string,
  timeZone: string,
): readonly Stretch[] {
  if (openingHours === null) return []
  if (siteZone === null || siteZone === timeZone) return openStretches(openingHours, day, timeZone)
  const { startsAt, endsAt } = dayBounds(day, timeZone)
  const days = new Set([startsAt, endsAt - 1].map((time) => dayAt(time, siteZone)))
  return [...days]
    .flatMap((one) => openStretches(openingHours, one, siteZone))
    .filter((open) => open.startsAt < endsAt && open.endsAt > startsAt)
}

function makeStretches(workingHours: WorkingHours, day: string, timeZone: string) {
  const made: Stretch[] = []
  for (const span of workingSpans(day, { workingHours, timeZone }, null)) {
    const [startsAt, endsAt] = [Date.parse(span.startsAt), Date.parse(span.endsAt)]
    const last = made.at(-1)
    if (last?.endsAt === startsAt) made[made.length - 1] = { startsAt: last.startsAt, endsAt }
    else made.push({ startsAt, endsAt })
  }
  return made
}

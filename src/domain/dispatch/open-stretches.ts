import type { WorkingHours } from '../entities/working-hours.ts'
import { workingSpans } from '../staff/working-spans.ts'
import type { Stretch } from './day-bounds.ts'

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

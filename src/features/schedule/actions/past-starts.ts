import { localDay } from '#domain/time/local-time.ts'
import type { Plans } from './visit-change.ts'

/** A visit may be planned for now: its start is then on the quarter of an hour that has begun. */
const graceMs = 15 * 60_000

/** How many visits get a start that is past; a day without a time is past once it is over in the company's zone. */
export function pastStarts(plans: Plans, now: number, timeZone: string): number {
  const today = localDay(new Date(now).toISOString(), timeZone)
  return plans.filter(([, { start }]) => {
    if (start === undefined || start === null) return false
    return start.length === 10 ? start < today : Date.parse(start) + graceMs <= now
  }).length
}

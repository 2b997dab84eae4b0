import { dayAt, dayBounds } from '../dispatch/day-bounds.ts'
import { addDays } from '../time/local-time.ts'
import { recordedDays, workDays } from '../sync/received-days.ts'
import { mondayOf } from '../time/timesheet.ts'
import type { MetricsContext, Reach } from './facts.ts'

/** Everything there is. */
export const fullReach: Reach = { times: '', work: '' }

/** A longer promised window is not counted: whoever arrived at its start may have recorded that long before its end. */
export const longestWindowDays = 7

/**
 * The reach of a device of the office, which has all recorded time from `timesFrom` on; null where it was never asked for
 * more than it receives by itself.
 */
export function officeReach(timesFrom: string | null, { now, timeZone }: MetricsContext): Reach {
  const today = dayAt(now, timeZone)
  // Two days less: the first is received from some hour on, and a clock may be wrong.
  const times = addDays(today, 2 - recordedDays)
  const asked = timesFrom === null ? times : firstWholeDay(Date.parse(timesFrom), timeZone)
  return { times: asked < times ? asked : times, work: addDays(today, 2 - workDays) }
}

function firstWholeDay(at: number, timeZone: string): string {
  const day = dayAt(at, timeZone)
  return dayBounds(day, timeZone).startsAt >= at ? day : addDays(day, 1)
}

/** Whether all recorded time that a span from this day on is counted from is within reach. */
export function hasTimesFrom({ times }: Reach, fromOn: string): boolean {
  return times <= timesBefore(fromOn)
}

/** From which local day on recorded time counts in a span that begins on this day; one more for a change of the clocks. */
export function timesBefore(fromOn: string): string {
  return addDays(fromOn, -longestWindowDays - 1)
}

/** The weeks of a report's line chart. */
export const chartWeeks = 13

/** The Monday on which the line chart begins. */
export function firstChartMonday(today: string): string {
  return addDays(mondayOf(today), -7 * (chartWeeks - 1))
}

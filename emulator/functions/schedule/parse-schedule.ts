import { type LocalTimes, parseCron, weekdays } from './parse-cron.ts'
import { nextLocalTime } from './next-local-time.ts'

/** When a scheduled function runs next after an instant (milliseconds since the epoch). */
export type NextRun = (after: number) => number

const units: Readonly<Record<string, number>> = { min: 60_000, hour: 3_600_000, day: 86_400_000 }
const interval = /^every (\d+) (min|hour|day)(?:ute)?s?$/
const daily = /^every (day|[a-z, ]+) (\d{1,2}):(\d{2})$/

/**
 * Parses a schedule: unix-cron, or App Engine's `every 5 minutes`, `every day 03:00` and `every mon,thu 09:00`.
 * Undefined where it is none of these or the time zone is unknown.
 */
export function parseSchedule(schedule: string, timeZone: string): NextRun | undefined {
  if (!isTimeZone(timeZone)) return undefined
  const text = schedule.trim().toLowerCase()
  const [, count, unit = ''] = interval.exec(text) ?? []
  const length = Number(count) * (units[unit] ?? 0)
  // Aligned, so that it does not depend on when the emulator was started.
  if (length > 0) return (after) => (Math.floor(after / length) + 1) * length
  const times = daily.test(text) ? timesOfDay(text) : parseCron(text)
  return times && ((after) => nextLocalTime(times, timeZone, after))
}

function timesOfDay(text: string): LocalTimes | undefined {
  const [, days = '', hour, minute] = daily.exec(text) ?? []
  const named = days.split(/[, ]+/).map((day) => weekdays.indexOf(day.slice(0, 3)))
  if (days !== 'day' && named.includes(-1)) return undefined
  return parseCron(`${Number(minute)} ${Number(hour)} * * ${days === 'day' ? '*' : named.join()}`)
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

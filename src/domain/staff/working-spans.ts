import type { Company } from '../entities/company.ts'
import type { Staff } from '../entities/staff.ts'
import { weekdays } from '../entities/working-hours.ts'
import { keptLocalTime } from '../time/kept-local-time.ts'

/** A stretch of work, from one instant to a later one. */
export interface WorkingSpan {
  readonly startsAt: string
  readonly endsAt: string
}

/** A day on which the company does not work. */
export interface Holiday {
  readonly on: string
  readonly label: string
}

type Hours = Pick<Company, 'workingHours' | 'timeZone'>
type Plan = Pick<Staff, 'weeklyHours' | 'exceptions'>

/**
 * When a person works on a day ('YYYY-MM-DD'), in the company's time zone: as their exception for the day says, else
 * not on a holiday, else by their own weekly hours or the company's. Time off is not part of it. A clock time that
 * summer time skips is the one an hour later, so a span can be shorter or longer than its clock times; one that is
 * skipped whole is left out.
 */
export function workingSpans(
  day: string,
  company: Hours,
  staff: Plan | null,
  holidays: readonly Holiday[] = [],
): readonly WorkingSpan[] {
  const exception = staff?.exceptions.find(({ id }) => id === day)
  const isHoliday = exception === undefined && holidays.some(({ on }) => on === day)
  const weekly = staff?.weeklyHours ?? company.workingHours
  const spans = exception?.spans ?? (isHoliday ? [] : weekly[weekdayOf(day)])
  return spans.flatMap(({ start, end }) => {
    const startsAt = keptLocalTime(`${day}T${start}`, company.timeZone)
    const endsAt = keptLocalTime(`${day}T${end}`, company.timeZone)
    return startsAt !== null && endsAt !== null && startsAt < endsAt ? [{ startsAt, endsAt }] : []
  })
}

/** The weekday of a calendar day, in any time zone. */
export function weekdayOf(day: string) {
  const sunday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekdays[(sunday + 6) % 7] ?? 'monday'
}

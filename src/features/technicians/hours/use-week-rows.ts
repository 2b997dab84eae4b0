import { everyonesTime, everyonesWeeks, team } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import type { User } from '#domain/entities/user.ts'
import { paidIn, type TimesheetDay, weekTimesheet } from '#domain/time/timesheet.ts'
import { type WeekState, weekStateOf } from '#domain/time/week.ts'
import { useNow } from '#messages/index.ts'

/** One person's week in the table of hours. */
export interface WeekRow {
  readonly person: User
  readonly name: string
  readonly days: readonly TimesheetDay[]
  /** Milliseconds. */
  readonly paid: number
  readonly state: WeekState
}

/** The week from `monday` of everyone who works here or recorded time in it; undefined before it is loaded. */
export function useWeekRows(monday: string): readonly WeekRow[] | undefined {
  const people = useLive(team())
  const time = useLive(everyonesTime())
  const weeks = useLive(everyonesWeeks())
  const timeZone = useTimeZone()
  const now = useNow()
  if (!people || !time || !weeks) return undefined
  return people.flatMap((person) => {
    const own = time.filter(({ userId }) => userId === person.id)
    const days = weekTimesheet(own, monday, { now, timeZone })
    const hasTime = days.some(({ entries }) => entries.length > 0)
    if (!hasTime && (person.status !== 'active' || person.role !== 'technician')) return []
    const week = weeks.find((one) => one.userId === person.id && one.monday === monday)
    const state = weekStateOf(week, days)
    return [{ person, name: person.name || person.email, days, paid: paidIn(days), state }]
  })
}

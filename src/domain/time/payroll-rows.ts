import type { TimeEntry } from '../entities/time-entry.ts'
import type { Week } from '../entities/week.ts'
import type { User } from '../entities/user.ts'
import { addDays, toLocalTime } from './local-time.ts'
import { weekStateOf } from './week.ts'
import { type TimesheetContext, type TimesheetDay, weekTimesheet } from './timesheet.ts'

/** The columns, named for payroll programs: the same in every language. */
const payrollColumns = [
  'employee_id',
  'name',
  'email',
  'date',
  'start',
  'end',
  'paid_minutes',
  'paid_hours',
  'break_minutes',
  'travel_minutes',
  'order_minutes',
  'status',
] as const

type Cell = string | number

export interface PayrollRequest {
  readonly people: readonly Pick<User, 'id' | 'name' | 'email'>[]
  /** Everyone's. */
  readonly entries: readonly TimeEntry[]
  /** Everyone's weeks that were ever approved. */
  readonly approvals: readonly Week[]
  /** The Monday of the first week. */
  readonly monday: string
  readonly weeks: number
}

/** Rows for a payroll program: one per person and day with recorded time, below the names of the columns. */
export function payrollRows(
  { people, entries, approvals, monday, weeks }: PayrollRequest,
  context: TimesheetContext,
): readonly (readonly Cell[])[] {
  const rows = people.flatMap((person) => {
    const own = entries.filter(({ userId }) => userId === person.id)
    return Array.from({ length: weeks }, (_, i) => addDays(monday, 7 * i)).flatMap((week) => {
      const days = weekTimesheet(own, week, context)
      const approval = approvals.find((one) => one.userId === person.id && one.monday === week)
      const state = weekStateOf(approval, days)
      const { id, name, email } = person
      return days
        .filter((day) => day.entries.length > 0)
        .map((day) => [id, name, email, ...dayCells(day, context.timeZone), state])
    })
  })
  return [payrollColumns, ...rows]
}

function dayCells(day: TimesheetDay, timeZone: string): readonly Cell[] {
  const spans = day.entries.map(({ entry }) => entry).filter(({ kind }) => kind === 'day')
  const first = spans[0]?.startedAt
  const ends = spans.map(({ endedAt }) => endedAt)
  const last = ends.includes(null)
    ? undefined
    : ends.flatMap((end) => end ?? []).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0]
  const local = (instant: string | undefined) =>
    instant === undefined ? '' : toLocalTime(instant, timeZone)
  const paid = wholeMinutes(day.paid)
  return [
    day.day,
    local(first),
    local(last),
    paid,
    (paid / 60).toFixed(2),
    wholeMinutes(day.breaks),
    wholeMinutes(day.travel),
    wholeMinutes(day.onOrders),
  ]
}

function wholeMinutes(milliseconds: number): number {
  return Math.round(milliseconds / 60_000)
}

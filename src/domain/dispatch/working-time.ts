import type { Absence } from '../entities/absence.ts'
import type { PlannedBreak, Staff } from '../entities/staff.ts'
import { workingSpans } from '../staff/working-spans.ts'
import { includesDay } from '../time/days-off.ts'
import { keptLocalTime } from '../time/kept-local-time.ts'
import type { Board } from './board-visit.ts'
import type { Stretch } from './day-bounds.ts'

/** A break and the stretch in which it must lie. */
export interface DueBreak extends Stretch {
  readonly minutes: number
}

/** When a person can work on a day. */
export interface WorkingTime {
  /** Their hours, also where they are absent. */
  readonly spans: readonly Stretch[]
  /** Those that lie within their hours. */
  readonly breaks: readonly DueBreak[]
  /** The approved absence of the day. */
  readonly absence: Absence | null
  /** One that is requested and not yet decided. */
  readonly requested: Absence | null
  /** Whether they do not work because the company has a holiday. */
  readonly isHoliday: boolean
  /** Hours without breaks; 0 where they are absent. */
  readonly minutes: number
}

/** By the company, the person's document and the day: making them asks the time zone's calendar. */
const hours = new WeakMap<object, WeakMap<object, Map<string, WorkingTime>>>()
const companyStaff = {}
const mostDays = 500

/** When a person can work on a day 'YYYY-MM-DD'. */
export function workingTime(board: Board, personId: string, day: string): WorkingTime {
  const person = board.people.get(personId)
  const known = keptHours(board, person?.staff ?? null, day)
  const absences = person?.absences.filter((one) => includesDay(one, day)) ?? []
  if (absences.length === 0) return known
  const absence = absences.find(({ status }) => status === 'approved') ?? null
  const requested = absences.find(({ status }) => status === 'requested') ?? null
  return { ...known, absence, requested, minutes: absence ? 0 : known.minutes }
}

function keptHours(board: Board, staff: Staff | null, day: string): WorkingTime {
  const byStaff = hours.get(board.company) ?? new WeakMap<object, Map<string, WorkingTime>>()
  hours.set(board.company, byStaff)
  const byDay = byStaff.get(staff ?? companyStaff) ?? new Map<string, WorkingTime>()
  byStaff.set(staff ?? companyStaff, byDay)
  const holiday = board.holidays.some(({ on }) => on === day)
  const key = holiday ? `${day} holiday` : day
  const known = byDay.get(key)
  if (known) return known
  if (byDay.size >= mostDays) byDay.clear()
  const made = makeHours(board, staff, day, holiday)
  byDay.set(key, made)
  return made
}

function makeHours(board: Board, staff: Staff | null, day: string, holiday: boolean): WorkingTime {
  const { company, holidays } = board
  const spans = workingSpans(day, company, staff, holidays).map(({ startsAt, endsAt }) => ({
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
  }))
  const breaks = (staff?.breaks ?? [])
    .map((one) => dueBreak(one, day, company.timeZone))
    .filter(({ startsAt, endsAt }) =>
      spans.some((span) => span.startsAt <= startsAt && endsAt <= span.endsAt),
    )
  const worked = spans.reduce((sum, { startsAt, endsAt }) => sum + endsAt - startsAt, 0) / 60_000
  const minutes = breaks.reduce((sum, one) => sum - one.minutes, worked)
  return {
    spans,
    breaks,
    absence: null,
    requested: null,
    isHoliday: holiday && spans.length === 0,
    minutes: Math.max(0, minutes),
  }
}

function dueBreak({ from, to, minutes }: PlannedBreak, day: string, timeZone: string): DueBreak {
  const at = (time: string) =>
    Date.parse(keptLocalTime(`${day}T${time}`, timeZone) ?? `${day}T${time}Z`)
  return { startsAt: at(from), endsAt: at(to), minutes }
}

import { weekdays, type WorkingHours } from '../entities/working-hours.ts'
import { addDays, fromLocalTime } from '../time/local-time.ts'
import { minutesAfter } from '../time/minutes-after.ts'

interface Calendar {
  /** 'YYYY-MM-DD'. */
  readonly today: string
  readonly timeZone: string
  readonly workingHours: WorkingHours
}

/** Hours from the beginning of a working day at which its orders are planned. */
const slotHours = [0, 2, 4.5, 6.5, 8] as const
const dayStart = '08:00'

/** The working day this many working days from today; today itself counts although it may be a day off. */
function workingDay({ today, workingHours }: Calendar, offset: number): string {
  const step = Math.sign(offset)
  let day = today
  let left = Math.abs(offset)
  // A company without working hours is planned as if it worked every day.
  const worksAtAll = weekdays.some((name) => workingHours[name].length > 0)
  while (left > 0) {
    day = addDays(day, step)
    if (!worksAtAll || workingHours[weekdayOf(day)].length > 0) left -= 1
  }
  return day
}

/** The instant of a day's slot, counted from when the company begins to work. */
export function slotStart(calendar: Calendar, offset: number, slot: number): string {
  const day = workingDay(calendar, offset)
  const start = calendar.workingHours[weekdayOf(day)][0]?.start ?? dayStart
  const begun = Date.parse(fromLocalTime(`${day}T${start}`, calendar.timeZone) ?? `${day}T08:00Z`)
  return minutesAfter(new Date(begun).toISOString(), (slotHours[slot] ?? 0) * 60)
}

function weekdayOf(day: string) {
  return weekdays[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday'
}

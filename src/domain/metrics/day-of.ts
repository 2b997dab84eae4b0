import { dayAt, dayBounds } from '../dispatch/day-bounds.ts'
import { addDays } from '../time/local-time.ts'

const dayMs = 86_400_000

/** The local days in which a day of UTC begins and ends, and the instant between them. */
interface UtcDay {
  readonly first: string
  readonly last: string
  readonly split: number
}

/** `dayAt` for one zone and a hundred thousand instants: a day of UTC is looked at once. */
export function createDayOf(timeZone: string): (time: number) => string {
  const known = new Map<number, UtcDay | null>()
  return (time) => {
    const utc = Math.floor(time / dayMs)
    let day = known.get(utc)
    if (day === undefined) {
      day = utcDay(utc, timeZone)
      known.set(utc, day)
    }
    if (day === null) return dayAt(time, timeZone)
    return time < day.split ? day.first : day.last
  }
}

/** null where more than one local day begins in it, or one is skipped. */
function utcDay(utc: number, timeZone: string): UtcDay | null {
  const first = dayAt(utc * dayMs, timeZone)
  const last = dayAt((utc + 1) * dayMs - 1, timeZone)
  if (first === last) return { first, last, split: utc * dayMs }
  return addDays(first, 1) === last
    ? { first, last, split: dayBounds(last, timeZone).startsAt }
    : null
}

import { measuredOffset } from '../time/local-time.ts'
import { dayBounds } from './day-bounds.ts'

const minuteMs = 60_000

/** A part of a day in which the clocks run without a jump; all in minutes. */
export interface ClockStretch {
  /** Since the first instant of the day; the end is not part of it. */
  readonly from: number
  readonly to: number
  /** What the clock shows at `from`, since its midnight. */
  readonly clock: number
  /** How far the clock is ahead of UTC. */
  readonly offset: number
}

/** The parts of a day: one, or two where the clocks change. */
export function clockStretches(day: string, timeZone: string): readonly ClockStretch[] {
  const { startsAt, endsAt } = dayBounds(day, timeZone)
  const length = (endsAt - startsAt) / minuteMs
  const offsetAt = (minute: number) =>
    measuredOffset(startsAt + minute * minuteMs, timeZone) / minuteMs
  const midnight = Date.parse(`${day}T00:00Z`)
  const stretch = (from: number, to: number): ClockStretch => {
    const offset = offsetAt(from)
    const clock = (startsAt - midnight) / minuteMs + from + offset
    return { from, to, clock, offset }
  }
  if (length < 1 || offsetAt(0) === offsetAt(length - 1)) return [stretch(0, length)]
  let [same, other] = [0, length - 1]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (offsetAt(middle) === offsetAt(0)) same = middle
    else other = middle
  }
  return [stretch(0, other), stretch(other, length)]
}

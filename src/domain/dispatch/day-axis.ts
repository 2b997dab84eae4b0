import { type ClockStretch, clockStretches } from './clock-stretches.ts'
import { dayBounds } from './day-bounds.ts'

const minuteMs = 60_000

/** A line across the board with the time that the clock shows there. */
export interface HourMark {
  /** Minutes since the first instant of the day. */
  readonly minute: number
  /** 'HH:mm'; not a whole hour only where the clocks jump by half an hour. */
  readonly time: string
  /** Minutes ahead of UTC, only where the clock shows this hour twice. */
  readonly offset: number | null
}

/** A local day as a straight axis of elapsed minutes. */
export interface DayAxis {
  readonly day: string
  /** The first instant, in milliseconds. */
  readonly startsAt: number
  /** How long the day is: 1440, or 1380, 1500, 1470 where the clocks change. */
  readonly minutes: number
  readonly hours: readonly HourMark[]
  /** The minute at an instant in milliseconds; below 0 and above `minutes` outside of the day. */
  readonly minuteOf: (instant: number) => number
  /** The instant at a minute, in milliseconds. */
  readonly instantAt: (minute: number) => number
  /** The minute of the day nearest to this one at which the clock shows a multiple of `step` minutes. */
  readonly snap: (minute: number, step: number) => number
}

/** The axis of a day ('YYYY-MM-DD') in a time zone. */
export function dayAxis(day: string, timeZone: string): DayAxis {
  const { startsAt, endsAt } = dayBounds(day, timeZone)
  const stretches = clockStretches(day, timeZone)
  return {
    day,
    startsAt,
    minutes: (endsAt - startsAt) / minuteMs,
    hours: hourMarks(stretches),
    minuteOf: (instant) => (instant - startsAt) / minuteMs,
    instantAt: (minute) => startsAt + minute * minuteMs,
    snap: (minute, step) => snapped(stretches, minute, step),
  }
}

function hourMarks(stretches: readonly ClockStretch[]): readonly HourMark[] {
  const marks = stretches.flatMap(({ from, to, clock, offset }) => {
    const wholeHours = []
    for (let shown = Math.ceil(clock / 60) * 60; shown - clock < to - from; shown += 60)
      wholeHours.push(shown)
    const all = clock % 60 === 0 ? wholeHours : [clock, ...wholeHours]
    return all.map((shown) => ({ minute: from + shown - clock, shown, offset }))
  })
  const hourOf = (shown: number) => Math.floor(shown / 60)
  return marks.map(({ minute, shown, offset }) => {
    const isTwice = marks.some(
      (other) => hourOf(other.shown) === hourOf(shown) && other.offset !== offset,
    )
    return { minute, time: clockText(shown), offset: isTwice ? offset : null }
  })
}

function clockText(shown: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(shown / 60) % 24)}:${two(shown % 60)}`
}

function snapped(stretches: readonly ClockStretch[], minute: number, step: number): number {
  const last = stretches.at(-1)?.to ?? 0
  let best: number | null = null
  for (const { from, to, clock } of stretches) {
    const shown = Math.round((minute - from + clock) / step) * step
    const first = Math.ceil(clock / step) * step
    const end = Math.floor((clock + to - from - (to === last ? 0 : 1)) / step) * step
    if (end < first) continue
    const at = from - clock + Math.min(end, Math.max(first, shown))
    if (best === null || Math.abs(at - minute) < Math.abs(best - minute)) best = at
  }
  return best ?? Math.min(last, Math.max(0, minute))
}

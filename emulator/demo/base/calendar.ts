export const minute = 60_000
export const day = 24 * 60 * minute

/** The company's days, counted from today, in its own time zone. */
export interface Calendar {
  readonly now: number
  /** An instant of the evening before today: later events of other days have not happened, whatever the hour. */
  readonly lastNight: number
  /** The instant (milliseconds) of a local time in hours; from 03:00 on, after any change of clocks. */
  at(offset: number, hours: number): number
  /** Opening and closing in hours; on weekends a small rota works in the morning. */
  hoursOf(offset: number): readonly [opens: number, closes: number]
  isWeekend(offset: number): boolean
  /** The day this many days later (earlier, where negative), or the next weekday beyond it. */
  officeDay(offset: number, days: number): number
}

/** `now` in milliseconds since 1970. */
export function createCalendar(now: number, timeZone: string): Calendar {
  const shownAt = createClock(timeZone)
  // Days are counted in UTC from the noon of the date that the zone shows now.
  const todayNoon = Math.floor(shownAt(now) / day) * day + day / 2
  const midnights = new Map<number, number>()

  /** Counted back from noon, which no change of clocks touches. */
  function midnight(offset: number): number {
    const known = midnights.get(offset)
    if (known !== undefined) return known
    const noon = todayNoon + offset * day
    const made = noon - (shownAt(noon) - noon) - day / 2
    midnights.set(offset, made)
    return made
  }
  const weekday = (offset: number): number => new Date(todayNoon + offset * day).getUTCDay()
  const isWeekend = (offset: number): boolean => weekday(offset) % 6 === 0

  const at = (offset: number, hours: number): number =>
    midnight(offset) + Math.round(hours * 60) * minute

  return {
    now,
    lastNight: at(-1, 22),
    at,
    hoursOf: (offset) => (isWeekend(offset) ? [9, 13] : [8, 17]),
    isWeekend,
    officeDay(offset, days) {
      let found = offset + days
      while (isWeekend(found)) found += Math.sign(days)
      return found
    },
  }
}

/** The zone's local time at an instant, as if it were UTC. */
function createClock(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (instant) => {
    const shown = new Map(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)] as const),
    )
    const part = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? 0
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  }
}

export function iso(time: number): string {
  return new Date(time).toISOString()
}

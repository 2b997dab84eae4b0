/** The wall clock in an IANA zone at an instant, as 'YYYY-MM-DDTHH:mm'. */
export function toLocalTime(instant: string, timeZone: string): string {
  const zone = zoneOf(timeZone)
  const known = zone.times.get(instant)
  if (known !== undefined) return known
  const parts = Object.fromEntries(
    zone.format.formatToParts(new Date(instant)).map((part) => [part.type, part.value]),
  )
  const time = `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`
  if (zone.times.size >= mostTimes) zone.times.clear()
  zone.times.set(instant, time)
  return time
}

/** The calendar day in an IANA zone at an instant, as 'YYYY-MM-DD'. */
export function localDay(instant: string, timeZone: string): string {
  return toLocalTime(instant, timeZone).slice(0, 10)
}

/**
 * The instant at which the wall clock in an IANA zone shows `local` ('YYYY-MM-DDTHH:mm'). An hour that summer time
 * skips is read as the hour after it, a repeated one as the first. null where the text is not a date and time.
 * `offsetAt` is for code that asks thousands of times, see `keptOffset`.
 */
export function fromLocalTime(
  local: string,
  timeZone: string,
  offsetAt: (time: number, timeZone: string) => number = measuredOffset,
): string | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00Z`) : NaN
  if (Number.isNaN(asUtc)) return null
  const [before, after] = [offsetAt(asUtc - day, timeZone), offsetAt(asUtc + day, timeZone)]
  const first = asUtc - Math.max(before, after)
  const isShown = first + offsetAt(first, timeZone) === asUtc
  const time = isShown ? first : asUtc - Math.min(before, after)
  return new Date(time).toISOString()
}

/** How far the clock in a zone is ahead of UTC, in milliseconds, at a whole minute. */
export function measuredOffset(time: number, timeZone: string): number {
  return Date.parse(`${toLocalTime(new Date(time).toISOString(), timeZone)}:00Z`) - time
}

/** Adds days to a calendar day 'YYYY-MM-DD'. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * day).toISOString().slice(0, 10)
}

const day = 86_400_000

const zones = new Map<string, Zone>()

interface Zone {
  readonly format: Intl.DateTimeFormat
  /** Wall clocks by instant: lists ask for those of their rows again at every keystroke. */
  readonly times: Map<string, string>
}

/** Enough for what a screen shows, little enough for a phone. */
const mostTimes = 5000

/** Cached because creating its format takes longer than a hundred uses of it. */
function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const made = { format, times: new Map<string, string>() }
  zones.set(timeZone, made)
  return made
}

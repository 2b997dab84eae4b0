const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How late work may arrive: a phone may have been without a network for a long time. */
const oldestWork = 400 * day
/** An act may seem to be a little in the future because clocks differ. The rules allow five minutes. */
const ahead = 4 * minute
/** Of one span of work. */
export const longestSpan = 36 * hour
/** How long after a step its author may still confirm when they made it. */
export const confirmableMs = 12 * hour

/** Years from now in which something can be planned. */
const planYears = 5

export interface Bounds {
  readonly since: string
  readonly until: string
}

/** The bounds in which work reported at `now` (milliseconds of true time) may have been done. */
export function workBounds(now: number): Bounds {
  // The rules accept nothing from before the previous year.
  const lastYear = Date.UTC(new Date(now).getUTCFullYear() - 1, 0)
  const since = new Date(Math.max(lastYear, now - oldestWork)).toISOString()
  return { since, until: new Date(now + ahead).toISOString() }
}

/** Clamps an instant to bounds. Instants are ISO texts in UTC. */
export function within(instant: string, { since, until }: Bounds): string {
  if (Date.parse(instant) < Date.parse(since)) return since
  return Date.parse(instant) > Date.parse(until) ? until : instant
}

/** Whether something may be planned for then: from the year 2000 to the fifth year from `at`. */
export function isPlannable(instant: string, at: string): boolean {
  const year = Number(instant.slice(0, 4))
  return year >= 2000 && year <= Number(at.slice(0, 4)) + planYears
}

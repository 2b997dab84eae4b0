import { measuredOffset } from './local-time.ts'

const day = 86_400_000

const offsets = new Map<string, Map<number, number>>()
const mostDays = 4000

/**
 * `measuredOffset`, from memory on all days but those on which the clocks change: measuring takes microseconds, and
 * all plans ask for the same days.
 */
export function keptOffset(time: number, timeZone: string): number {
  const since = Math.floor(time / day)
  const offset = offsetOfDay(since, timeZone)
  return offset === offsetOfDay(since + 1, timeZone) ? offset : measuredOffset(time, timeZone)
}

/** The offset at the beginning of a day of UTC. */
function offsetOfDay(since: number, timeZone: string): number {
  const days = offsets.get(timeZone) ?? new Map<number, number>()
  const known = days.get(since)
  if (known !== undefined) return known
  const offset = measuredOffset(since * day, timeZone)
  if (days.size >= mostDays) days.clear()
  offsets.set(timeZone, days.set(since, offset))
  return offset
}

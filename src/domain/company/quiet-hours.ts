import { toLocalTime } from '../time/local-time.ts'

/** Whether order alerts wait at this instant. The hours may span midnight; equal times mean the whole day. */
export function isQuiet(hours: string, instant: string, timeZone: string): boolean {
  const [from, to] = hours.split('-')
  if (from === undefined || to === undefined) return false
  const time = toLocalTime(instant, timeZone).slice(11)
  return from < to ? time >= from && time < to : time >= from || time < to
}

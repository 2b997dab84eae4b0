import { keptOffset } from '../../time/kept-offset.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Hours with traffic of their own: those of the morning and evening rush on workdays, and all others. */
export const hourClasses = ['morning', 'evening', 'calm'] as const
export type HourClass = (typeof hourClasses)[number]

const rushes = [
  { hourClass: 'morning', from: 7, to: 9 },
  { hourClass: 'evening', from: 16, to: 18 },
] as const

/** A class of hours and the instant until which it lasts, in milliseconds. */
export interface Traffic {
  readonly hourClass: HourClass
  readonly until: number
}

/** The class of hours at an instant in a time zone, by the local clock. */
export function trafficAt(time: number, timeZone: string): Traffic {
  const minute = Math.floor(time / minuteMs) * minuteMs
  const local = time + keptOffset(minute, timeZone)
  const day = Math.floor(local / dayMs)
  const midnight = day * dayMs
  const hour = (local - midnight) / hourMs
  const until = (hours: number) => time + (midnight + hours * hourMs - local)
  // 1970 began on a Thursday.
  const isWorkday = ((((day + 4) % 7) + 7) % 7) % 6 !== 0
  if (isWorkday)
    for (const { hourClass, from, to } of rushes) {
      if (hour < from) return { hourClass: 'calm', until: until(from) }
      if (hour < to) return { hourClass, until: until(to) }
    }
  return { hourClass: 'calm', until: until(24) }
}

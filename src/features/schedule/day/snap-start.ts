import type { DayAxis } from '#domain/dispatch/day-axis.ts'

/** The snapped minute at which a visit of this day can start: its end is no start, because it is the next day's. */
export function snapStart(axis: DayAxis, minute: number, step: number): number {
  return axis.snap(Math.min(minute, axis.minutes - step), step)
}

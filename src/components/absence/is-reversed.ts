import type { DaySpan } from '#domain/time/days-off.ts'

/** Whether both days are entered and the last lies before the first; a year that is being typed begins with zeros. */
export function isReversed({ fromOn, toOn }: DaySpan): boolean {
  return toOn !== '' && !toOn.startsWith('0') && toOn < fromOn
}

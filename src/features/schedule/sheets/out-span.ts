import type { Board } from '#domain/dispatch/board-visit.ts'
import { workingTime } from '#domain/dispatch/working-time.ts'
import { dayCount, type DaySpan } from '#domain/time/days-off.ts'
import { addDays } from '#domain/time/local-time.ts'

/** The board has read two weeks beyond the one that it shows. */
export const mostDays = 14

export interface OutSpan extends DaySpan {
  readonly days: number
  /** Whether time off for it is approved or asked for already. */
  readonly isStored: boolean
}

/**
 * The days to give to others: those of the stored time off from this day on, else up to the day that was chosen as the
 * last, at first the day alone.
 */
export function outSpan(
  board: Board,
  personId: string,
  day: string,
  chosenLast: string = day,
): OutSpan {
  const { absence, requested } = workingTime(board, personId, day)
  const last = absence ? absence.toOn : chosenLast
  const days = Math.max(1, Math.min(mostDays, dayCount({ fromOn: day, toOn: last })))
  return {
    fromOn: day,
    toOn: addDays(day, days - 1),
    days,
    isStored: absence !== null || requested !== null,
  }
}

import { dayNumber, dayText } from './calendar.ts'
import { occurrenceDays, occurrenceOn, type Occurrence } from './occurrences-between.ts'
import type { Recurrence } from './recurrence.ts'
import { lastDay } from './rule-days.ts'

export interface Preview {
  /** How many there are in total; null where it does not end. */
  readonly count: number | null
  readonly first: readonly Occurrence[]
}

const shown = 5

/** What someone who writes a rule is shown: how many dates it has, and the first of them from a day on. */
export function preview(recurrence: Recurrence, from = '1900-01-01'): Preview {
  const { rule } = recurrence
  const isEndless = rule.count === null && rule.until === null
  const first: Occurrence[] = []
  let count = 0
  for (const day of occurrenceDays(recurrence, dayNumber(from), lastDay)) {
    count += 1
    if (first.length < shown) first.push(occurrenceOn(recurrence, dayText(day)))
    else if (isEndless) break
  }
  return { count: isEndless ? null : count, first }
}

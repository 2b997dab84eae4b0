import { dayNumber, dayOfMonth, dayText, firstOf, lengthOf, monthOf } from './calendar.ts'
import type { Rule } from './rule.ts'

/**
 * The day on which something is due again that repeats this long after it was done. Three months after 30 November is
 * the last of February.
 */
export function dayAfterCompletion(
  { frequency, interval }: Pick<Rule, 'frequency' | 'interval'>,
  doneOn: string,
): string {
  const day = dayNumber(doneOn)
  if (frequency === 'DAILY') return dayText(day + interval)
  if (frequency === 'WEEKLY') return dayText(day + 7 * interval)
  const month = monthOf(day) + interval * (frequency === 'YEARLY' ? 12 : 1)
  return dayText(firstOf(month) + Math.min(dayOfMonth(day), lengthOf(month)) - 1)
}

/** Whether a rule says how long to wait and nothing else, which is all that "after completion" can mean. */
export function isInterval({ byDay, byMonth, byMonthDay, bySetPos }: Rule): boolean {
  return byDay.length + byMonth.length + byMonthDay.length + bySetPos.length === 0
}

import type { RuleWeekday } from '#domain/recurrence/rhythm.ts'
import { ruleWeekdays } from '#domain/recurrence/rule.ts'
import { useFormat } from '#messages/index.ts'

/** The name of a weekday in the reader's language. */
export function useWeekdayName() {
  const { locale } = useFormat()
  return (day: RuleWeekday, length: 'long' | 'short'): string =>
    // 5 January 1970 was a Monday.
    new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(
      Date.UTC(1970, 0, 5 + ruleWeekdays.indexOf(day)),
    )
}

import { dayOfMonth, monthOf, monthOfYear, weekdayIndex } from './calendar.ts'
import { ruleWeekdays, type Rule } from './rule.ts'

/**
 * The same rule with everything that it takes from its first day written out, so that it means the same from any later
 * day: every month from 31 January on is the 31st of each month, also after it was the 28th once.
 */
export function explicitRule(rule: Rule, startDay: number): Rule {
  const { frequency, byMonth, byMonthDay, byDay } = rule
  if (frequency === 'DAILY' || byDay.length > 0 || byMonthDay.length > 0) return rule
  if (frequency === 'WEEKLY') {
    const weekday = ruleWeekdays[weekdayIndex(startDay)] ?? 'MO'
    return { ...rule, byDay: [{ weekday, nth: null }] }
  }
  const isYearly = frequency === 'YEARLY' && byMonth.length === 0
  return {
    ...rule,
    byMonth: isYearly ? [monthOfYear(monthOf(startDay))] : byMonth,
    byMonthDay: [dayOfMonth(startDay)],
  }
}

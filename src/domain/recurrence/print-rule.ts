import type { ByDay, Rule } from './rule.ts'

/** The text of a rule as RFC 5545 has it, without 'RRULE:'. The same rule always has the same text. */
export function printRule(rule: Rule): string {
  const parts: readonly (readonly [string, string | number | null])[] = [
    ['FREQ', rule.frequency],
    ['INTERVAL', rule.interval === 1 ? null : rule.interval],
    ['COUNT', rule.count],
    ['UNTIL', rule.until && untilText(rule.until)],
    ['BYMONTH', rule.byMonth.join()],
    ['BYMONTHDAY', rule.byMonthDay.join()],
    ['BYDAY', rule.byDay.map(byDayText).join()],
    ['BYSETPOS', rule.bySetPos.join()],
    ['WKST', rule.weekStart === 'MO' ? null : rule.weekStart],
  ]
  return parts
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
}

function byDayText({ weekday, nth }: ByDay): string {
  return `${nth ?? ''}${weekday}`
}

/** A day, a local time (which has no seconds here) or an instant. */
function untilText(until: string): string {
  const digits = until.replaceAll(/[-:]|\.\d+/g, '')
  return digits.length === 'YYYYMMDDTHHmm'.length ? `${digits}00` : digits
}

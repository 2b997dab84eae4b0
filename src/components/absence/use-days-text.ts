import { type DaySpan, dayCount } from '#domain/time/days-off.ts'
import { useFormat, useT } from '#messages/index.ts'
import { dayRange } from './day-range.ts'

/** The days of a span as text, with those on which the person would work, where known: 'Jul 6 – 17, 2026 · 9 working days'. */
export function useDaysText(): (span: DaySpan, workDays?: number | null) => string {
  const t = useT()
  const { locale } = useFormat()
  return (span, workDays = null) => {
    const range = dayRange(locale, span)
    if (workDays === null || dayCount(span) === 1) return range
    return `${range} · ${t('absence.workDays', { count: workDays })}`
  }
}

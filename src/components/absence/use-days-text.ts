import { type DaySpan, dayCount } from '#domain/time/days-off.ts'
import { useFormat, useT } from '#messages/index.ts'
import { dayRange } from './day-range.ts'

/** The days of a span as text: 'Jul 6 – 17, 2026 · 12 calendar days'. */
export function useDaysText(): (span: DaySpan) => string {
  const t = useT()
  const { locale } = useFormat()
  return (span) => {
    const range = dayRange(locale, span)
    const count = dayCount(span)
    return count === 1 ? range : `${range} · ${t('absence.days', { count })}`
  }
}

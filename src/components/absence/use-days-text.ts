import { type DaySpan, dayCount } from '#domain/time/days-off.ts'
import { useFormat, useT } from '#messages/index.ts'

/** The days of a span as text: 'Jul 6, 2026 – Jul 17, 2026 · 12 calendar days'. */
export function useDaysText(): (span: DaySpan) => string {
  const t = useT()
  const format = useFormat()
  return (span) => {
    const [from, to] = [format.day(span.fromOn), format.day(span.toOn)]
    if (from === to) return from
    const count = t('absence.days', { count: dayCount(span) })
    return `${t('absence.span', { from, to })} · ${count}`
  }
}

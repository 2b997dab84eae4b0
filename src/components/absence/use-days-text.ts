import { type DaySpan, dayCount } from '#domain/time/days-off.ts'
import { useFormat, useT } from '#messages/index.ts'

/** The days of a span as text: 'Jul 6, 2026 – Jul 17, 2026 · 12 days'. */
export function useDaysText(): (span: DaySpan) => string {
  const t = useT()
  const format = useFormat()
  return (span) => {
    const [from, to] = [format.day(span.fromOn), format.day(span.toOn)]
    const count = t('absence.days', { count: dayCount(span) })
    const days = from === to ? from : t('absence.span', { from, to })
    return `${days} · ${count}`
  }
}

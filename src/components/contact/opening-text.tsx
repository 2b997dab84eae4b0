import type { WorkingHours } from '#domain/entities/working-hours.ts'
import { groupWeek } from '#domain/staff/group-week.ts'
import { useFormat, useT } from '#messages/index.ts'
import { useSpansText } from '../staff/use-spans-text.ts'
import { weekdayInText } from '../text/weekday-in-text.ts'
import styles from './opening-text.module.css'

/** When a site is open, days of the same hours together: 'Open Monday – Friday 8:00 – 17:00'. */
export function OpeningText({ hours }: { hours: WorkingHours }) {
  const t = useT()
  const { locale } = useFormat()
  const spansText = useSpansText()
  const open = groupWeek(hours).filter(({ spans }) => spans.length > 0)
  const times = open.map(({ first, last, spans }) => {
    const [from, to] = [weekdayInText(locale, first), weekdayInText(locale, last)]
    const days = first === last ? from : t('hoursOf.days', { first: from, last: to })
    return `${days} ${spansText(spans)}`
  })
  return (
    <span className={styles.opening}>
      {times.length === 0 ? t('opening.never') : t('opening.open', { times: times.join(', ') })}
    </span>
  )
}

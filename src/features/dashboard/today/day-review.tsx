import { lengthText } from '#components/text/length-text.ts'
import { myTime, type OrderListItem } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { isCompleted } from '#domain/order/order-status.ts'
import { dayState } from '#domain/time/day-state.ts'
import { localDay } from '#domain/time/local-time.ts'
import { timesheetDay } from '#domain/time/timesheet.ts'
import { useNow, useT } from '#messages/index.ts'
import { Section } from '#ui/layout/page.tsx'
import { Stat, StatRow } from '#ui/layout/stat.tsx'

interface DayReviewProps {
  /** What is closed today, completed or not. */
  finished: readonly OrderListItem[]
  /** Nothing is left for today. */
  isFree: boolean
}

/** The day in figures, once its work or its clock is over; the clock beside it has the paid time. */
export function DayReview({ finished, isFree }: DayReviewProps) {
  const t = useT()
  const now = useNow()
  const timeZone = useTimeZone()
  const entries = useLive(myTime())
  if (!entries) return null
  const hasEnded = dayState(entries, { now, timeZone }).kind === 'ended'
  if (!hasEnded && (!isFree || finished.length === 0)) return null
  const today = localDay(new Date(now).toISOString(), timeZone)
  const sheet = timesheetDay(entries, today, { now, timeZone })
  return (
    <Section title={t('dayTotals.title')}>
      <StatRow>
        <Stat
          label={t('dayTotals.orders')}
          value={finished.filter(({ order }) => isCompleted(order.status)).length}
        />
        <Stat label={t('dayTotals.onOrders')} value={lengthText(t, sheet.onOrders)} />
        <Stat label={t('dayTotals.travel')} value={lengthText(t, sheet.travel)} />
        <Stat label={t('dayTotals.breaks')} value={lengthText(t, sheet.breaks)} />
      </StatRow>
    </Section>
  )
}

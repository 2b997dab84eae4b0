import type { Company } from '#domain/entities/company.ts'
import type { StaffFields } from '#domain/entities/staff.ts'
import { groupWeek } from '#domain/staff/group-week.ts'
import { weekMinutes } from '#domain/staff/week-minutes.ts'
import { workingSpans } from '#domain/staff/working-spans.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import { lengthText } from '../text/length-text.ts'
import { useSpansText } from './use-spans-text.ts'
import styles from './week-hours.module.css'

export interface WeekHoursProps {
  company: Pick<Company, 'workingHours' | 'timeZone'>
  plan: StaffFields
  today: string
}

const minute = 60_000

/** When a person works: today, in a usual week, their breaks and the most of one day. */
export function WeekHours({ company, plan, today }: WeekHoursProps) {
  const t = useT()
  const format = useFormat()
  const spansText = useSpansText()
  const weekly = plan.weeklyHours ?? company.workingHours
  const now = workingSpans(today, company, plan)
    .map(({ startsAt, endsAt }) => format.timeSpan(startsAt, endsAt, Date.parse(startsAt)))
    .join(', ')
  const total = lengthText(t, weekMinutes(weekly, plan.breaks) * minute)
  return (
    <>
      <p className={styles.head}>
        <strong>{t(plan.weeklyHours === null ? 'hoursOf.company' : 'hoursOf.own')}</strong>
        <span className={styles.total}>{t('hoursOf.weekTotal', { time: total })}</span>
      </p>
      <Facts
        items={[
          { term: t('hoursOf.today'), detail: now || t('hoursOf.todayOff') },
          ...groupWeek(weekly).map(({ first, last, spans }) => ({
            term:
              first === last
                ? t(`weekday.${first}`)
                : t('hoursOf.days', { first: t(`weekday.${first}`), last: t(`weekday.${last}`) }),
            detail: spansText(spans) || t('hoursOf.dayOff'),
          })),
          {
            term: t('hoursOf.breaks'),
            detail:
              plan.breaks.length === 0
                ? t('hoursOf.noBreaks')
                : plan.breaks.map(({ id, from, to, minutes, isPaid }) => (
                    <span key={id} className={styles.break}>
                      {t('hoursOf.break', {
                        minutes,
                        from: format.clock(from),
                        to: format.clock(to),
                      })}
                      {`, ${t(isPaid ? 'hoursOf.paid' : 'hoursOf.unpaid')}`}
                    </span>
                  )),
          },
          {
            term: t('hoursOf.most'),
            detail:
              plan.maxMinutesPerDay === null
                ? t('hoursOf.noMost')
                : lengthText(t, plan.maxMinutesPerDay * minute),
          },
        ]}
      />
    </>
  )
}

import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useActor, useTimeZone } from '#data/react.ts'
import { WeekStepper } from '#components/time/week-stepper.tsx'
import { mondayOf } from '#domain/time/timesheet.ts'
import { useFormat, useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { useMetrics } from '../metrics/use-metrics.ts'
import { OwnWeekView } from './own-week-view.tsx'
import { readWeek, writeWeek } from './week-query.ts'

const WeekSheet = lazySheet(async () => (await import('../time/week-sheet.tsx')).WeekSheet)

/** One's own week in numbers. */
export function OwnWeekPage() {
  const uid = useActor()?.uid
  return uid === undefined ? null : <OwnWeekOf uid={uid} />
}

function OwnWeekOf({ uid }: { uid: string }) {
  const t = useT()
  const format = useFormat()
  const { values, change } = useUrlQuery()
  const thisMonday = mondayOf(useToday(useTimeZone()))
  const monday = readWeek(values, thisMonday)
  const [showsHours, setShowsHours] = useState(false)
  const { value, hasFailed } = useMetrics({ kind: 'week', userId: uid, monday })
  return (
    <Page
      title={t('metrics.myWeek')}
      back={{ href: '/dashboard', label: t('dashboard.today') }}
      width="narrow"
      tools={
        <WeekStepper
          monday={monday}
          latest={thisMonday}
          onChange={(week) => change((now) => writeWeek(now, week, thisMonday))}
        >
          {monday === thisMonday
            ? t('hours.thisWeek')
            : t('hours.week', { date: format.day(monday) })}
        </WeekStepper>
      }
    >
      {hasFailed && <Banner tone="danger">{t('metrics.failed')}</Banner>}
      {!value && !hasFailed && <Skeleton label={t('metrics.loading')} count={4} />}
      {value && <OwnWeekView week={value} onOpenHours={() => setShowsHours(true)} />}
      <Suspense fallback={null}>
        {showsHours && <WeekSheet week={monday} onClose={() => setShowsHours(false)} />}
      </Suspense>
    </Page>
  )
}

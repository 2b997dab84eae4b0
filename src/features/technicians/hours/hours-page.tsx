import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { WeekStepper } from '#components/time/week-stepper.tsx'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { ApproveAll } from './approve-all.tsx'
import { HoursRows } from './hours-rows.tsx'
import { HoursTable } from './hours-table.tsx'
import { useWeek } from './use-week.ts'
import { useWeekRows } from './use-week-rows.ts'

const PayrollSheet = lazySheet(async () => (await import('./payroll-sheet.tsx')).PayrollSheet)

/** For the office: everyone's hours of a week, and their export for payroll. */
export function HoursPage() {
  const t = useT()
  const format = useFormat()
  const [monday, setMonday, thisMonday] = useWeek()
  const rows = useWeekRows(monday)
  const wide = useMediaQuery('(width >= 900px)')
  const [exports, setExports] = useState(false)
  return (
    <Page
      title={t('hours.title')}
      note={t('hours.about')}
      width="full"
      back={{ href: '/technicians', label: t('technicians.title') }}
      actions={
        <>
          {rows && <ApproveAll monday={monday} rows={rows} />}
          <Button icon={<Download aria-hidden="true" />} onPress={() => setExports(true)}>
            {t('hours.exportShort')}
          </Button>
        </>
      }
      tools={
        <WeekStepper monday={monday} latest={thisMonday} onChange={setMonday}>
          {monday === thisMonday
            ? t('hours.thisWeek')
            : t('hours.week', { date: format.day(monday) })}
        </WeekStepper>
      }
    >
      {!rows && <Skeleton label={t('hours.title')} />}
      {rows?.length === 0 && <EmptyState title={t('hours.none')} />}
      {rows && rows.length > 0 && (wide ? <HoursTable rows={rows} /> : <HoursRows rows={rows} />)}
      <Suspense fallback={null}>
        {exports && <PayrollSheet monday={monday} onClose={() => setExports(false)} />}
      </Suspense>
    </Page>
  )
}

import { CalendarOff, CalendarRange, ChartColumn, History, Truck } from 'lucide-react'
import { ownVan } from '#data/index.ts'
import { useFeature, useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { GroupRow, GroupRows } from '#ui/layout/group.tsx'
import { useDestinations } from '../shell/use-destinations.ts'

/** The person's own van, week, time off and changes; reports for the office. */
export function OwnRows() {
  const t = useT()
  const { all, office } = useDestinations()
  const van = useLive(ownVan())
  const hasStock = useFeature('inventory')
  if (!all.includes('/dashboard')) return null
  return (
    <GroupRows title={t('more.own')}>
      {van && hasStock && (
        <GroupRow href="/dashboard/van" icon={<Truck />} title={t('dashboard.van')} />
      )}
      {!office && all.includes('/schedule') && (
        <GroupRow href="/schedule" icon={<CalendarRange />} title={t('shell.schedule')} />
      )}
      <GroupRow
        href={office ? '/dashboard/reports' : '/dashboard/week'}
        icon={<ChartColumn />}
        title={t(office ? 'metrics.reports' : 'metrics.myWeek')}
      />
      <GroupRow href="/dashboard/time-off" icon={<CalendarOff />} title={t('dashboard.timeOff')} />
      <GroupRow href="/dashboard/changes" icon={<History />} title={t('log.mine')} />
    </GroupRows>
  )
}

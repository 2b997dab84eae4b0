import { seats } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { NoPeople } from './no-people.tsx'
import { TeamActions } from './team-actions.tsx'
import { filterTeam } from './team-filter.ts'
import { TeamRows } from './team-rows.tsx'
import { TeamTools } from './team-tools.tsx'
import { useTeamFilter, useTeamRows } from './use-team-rows.ts'

/** Everyone in the company with their access and workload. */
export function TeamList() {
  const t = useT()
  const rows = useTeamRows()
  const [filter, setFilter] = useTeamFilter()
  const taken = useLive(seats())
  const shown = rows && filterTeam(rows, filter)
  return (
    <Page
      title={t('technicians.title')}
      note={
        taken
          ? t('technicians.seats', { used: taken.used, limit: taken.limit })
          : t('technicians.about')
      }
      width="full"
      actions={<TeamActions />}
      tools={<TeamTools rows={rows} filter={filter} onFilter={setFilter} />}
    >
      {!shown && <Skeleton label={t('technicians.title')} />}
      {shown?.length === 0 && <NoPeople />}
      {shown && shown.length > 0 && <TeamRows rows={shown} wanted={filter.skill} />}
    </Page>
  )
}

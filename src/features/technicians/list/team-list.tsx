import { everyonesAbsences, seats } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { filterTeam } from './team-filter.ts'
import { TeamRows } from './team-rows.tsx'
import { TeamTable } from './team-table.tsx'
import { TeamTools } from './team-tools.tsx'
import { useTeamFilter, useTeamRows } from './use-team-rows.ts'

/** Everyone in the company with their access and workload. */
export function TeamList() {
  const t = useT()
  const rows = useTeamRows()
  const [filter, setFilter] = useTeamFilter()
  const wide = useMediaQuery('(width >= 900px)')
  const taken = useLive(seats())
  const absences = useLive(everyonesAbsences()) ?? []
  const requests = absences.filter(({ status }) => status === 'requested').length
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
      actions={
        <>
          <ButtonLink href="/technicians/absences">
            {requests === 0 ? t('absence.title') : t('absence.requestCount', { count: requests })}
          </ButtonLink>
          <ButtonLink href="/technicians/hours">{t('time.hoursTitle')}</ButtonLink>
          <ButtonLink href="/technician-invites">{t('technicians.invite')}</ButtonLink>
        </>
      }
      tools={<TeamTools rows={rows} filter={filter} onFilter={setFilter} />}
    >
      {!shown && <Skeleton label={t('technicians.title')} />}
      {shown?.length === 0 && (
        <EmptyState
          title={t('technicians.noneMatch')}
          action={<ButtonLink href="/technicians">{t('technicians.clearFilters')}</ButtonLink>}
        />
      )}
      {shown && shown.length > 0 && !wide && <TeamRows rows={shown} wanted={filter.skill} />}
      {shown && shown.length > 0 && wide && (
        <TeamTable rows={shown} filter={filter} onFilter={setFilter} />
      )}
    </Page>
  )
}

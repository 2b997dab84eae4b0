import { DeskTable } from '#components/table/desk-table.tsx'
import { PaperBar } from '#components/table/paper-bar.tsx'
import { TableTools } from '#components/table/table-tools.tsx'
import { useDeskRows } from '#components/table/use-desk-rows.tsx'
import { useTableSetup } from '#components/table/use-table-setup.ts'
import { seats } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { DeskPage } from '#ui/table/desk-page.tsx'
import { NoPeople } from './no-people.tsx'
import { TeamActions } from './team-actions.tsx'
import { useTeamColumns } from './team-columns.tsx'
import { filterTeam, type TeamRow } from './team-filter.ts'
import { TeamAccess, TeamChoices, TeamSearch } from './team-tools.tsx'
import { useTeamFilter, useTeamRows } from './use-team-rows.ts'

/** Everyone in the company as a table. */
export function TeamDesk() {
  const t = useT()
  const all = useTeamRows()
  const [filter, setFilter] = useTeamFilter()
  const today = useToday(useTimeZone())
  const taken = useLive(seats())
  const setup = useTableSetup('team', useTeamColumns(filter))
  const title = t('technicians.title')
  const shown = all && filterTeam(all, filter)
  const desk = useDeskRows(setup, { shown, getKey, title, file: 'team', day: today })

  return (
    <DeskPage
      title={title}
      search={<TeamSearch filter={filter} onFilter={setFilter} />}
      actions={<TeamActions />}
      filters={
        <>
          <TeamAccess rows={all} filter={filter} onFilter={setFilter} />
          <TeamChoices rows={all} filter={filter} onFilter={setFilter} />
        </>
      }
      tools={
        <TableTools
          setup={setup}
          count={
            taken ? t('technicians.seats', { used: taken.used, limit: taken.limit }) : undefined
          }
          path="/technicians"
          onExport={desk.rows.length > 0 ? () => desk.save(desk.rows) : undefined}
        />
      }
      bar={<PaperBar desk={desk} />}
    >
      {!shown && <Skeleton label={title} />}
      {shown?.length === 0 && <NoPeople />}
      {desk.rows.length > 0 && (
        <DeskTable
          setup={setup}
          label={title}
          lead="name"
          rows={desk.rows}
          getKey={getKey}
          getHref={getHref}
          getName={getName}
          current={null}
          isBeside={false}
          selection={desk.selection}
        />
      )}
      {desk.paper}
    </DeskPage>
  )
}

const getKey = ({ person }: TeamRow) => person.id
const getHref = ({ person }: TeamRow) => `/technicians/${person.id}`
const getName = ({ name }: TeamRow) => name

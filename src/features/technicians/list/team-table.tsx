import { PersonName } from '#components/contact/person-name.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { lengthText } from '#components/text/length-text.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { Table, type Column } from '#ui/list/table.tsx'
import { AwayBadge } from '#components/absence/away-badge.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { PersonState } from '../person-state.tsx'
import { SkillWords } from './skill-words.tsx'
import { sortColumns, type TeamFilter, type TeamRow } from './team-filter.ts'
import styles from './team-table.module.css'

export interface TeamTableProps {
  rows: readonly TeamRow[]
  filter: TeamFilter
  onFilter: (changes: Partial<TeamFilter>) => void
}

/** Everyone in the company, sorted by the column that was pressed. */
export function TeamTable({ rows, filter, onFilter }: TeamTableProps) {
  const t = useT()
  const columns = useColumns(filter)
  return (
    <Table
      label={t('technicians.title')}
      columns={columns}
      rows={rows}
      getKey={({ person }) => person.id}
      sorting={{
        column: filter.sort,
        direction: filter.isDescending ? 'descending' : 'ascending',
      }}
      onSort={({ column, direction }) =>
        onFilter({
          sort: sortColumns.find((one) => one === column) ?? 'name',
          isDescending: direction === 'descending',
        })
      }
    />
  )
}

export function DaysToCheck({ count }: { count: number }) {
  const t = useT()
  return <Badge tone="orange">{t('technicians.daysToCheck', { count })}</Badge>
}

function useColumns({ access, skill }: TeamFilter): readonly Column<TeamRow>[] {
  const t = useT()
  const hasRoom = useMediaQuery('(width >= 1600px)')
  const sortable = true
  return [
    {
      id: 'name',
      header: t('technicians.name'),
      sortable,
      cell: ({ person, name, unsent, awayUntil }) => (
        <>
          <Link alone href={`/technicians/${person.id}`}>
            <PersonName name={name} userId={person.id} /> {unsent && <UnsentMark />}
          </Link>{' '}
          {awayUntil !== null && <AwayBadge until={awayUntil} />}
        </>
      ),
    },
    {
      id: 'role',
      header: t('technicians.role'),
      sortable,
      cell: ({ person }) => t(`role.${person.role}`),
    },
    ...(access === 'all'
      ? [
          {
            id: 'state',
            header: t('technicians.status'),
            cell: ({ person }: TeamRow) => <PersonState person={person} bare />,
          },
        ]
      : []),
    {
      id: 'trade',
      header: t('technicians.trade'),
      sortable,
      cell: ({ person }) => person.trade,
    },
    {
      id: 'skills',
      header: t('skills.title'),
      sortable,
      cell: ({ skills }) => (
        <SkillWords skills={skills} wanted={skill} shownFirst={hasRoom ? 3 : 1} />
      ),
    },
    { id: 'van', header: t('technicians.van'), sortable, cell: ({ van }) => van },
    {
      id: 'phone',
      header: t('technicians.phone'),
      cell: ({ person }) => <span className="tabular">{person.phone}</span>,
    },
    ...(hasRoom
      ? [
          {
            id: 'email',
            header: t('technicians.email'),
            cell: ({ person }: TeamRow) => person.email,
          },
        ]
      : []),
    {
      id: 'week',
      header: <span className={styles.head}>{t('technicians.week')}</span>,
      sortable,
      align: 'end',
      cell: ({ paid, daysToCheck }) => (
        <span className={styles.week}>
          {daysToCheck > 0 && <DaysToCheck count={daysToCheck} />}
          {lengthText(t, paid)}
        </span>
      ),
    },
    {
      id: 'open',
      header: <span className={styles.head}>{t('technicians.openOrders')}</span>,
      sortable,
      align: 'end',
      cell: ({ person, openCount }) => (
        <Link alone href={`/orders?person=${person.id}`}>
          {openCount ?? '…'}
        </Link>
      ),
    },
  ]
}

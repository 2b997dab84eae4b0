import { PersonName } from '#components/contact/person-name.tsx'
import { lengthText } from '#components/text/length-text.ts'
import type { TimesheetDay } from '#domain/time/timesheet.ts'
import { type Translate, useFormat, useT } from '#messages/index.ts'
import { Table, type Column } from '#ui/list/table.tsx'
import { WeekBadge } from '#components/time/week-badge.tsx'
import { DaysToCheck } from '../list/days-to-check.tsx'
import type { WeekRow } from './use-week-rows.ts'

/** People by days, with what each day and week is paid. */
export function HoursTable({ rows }: { rows: readonly WeekRow[] }) {
  const t = useT()
  const columns = useColumns(rows[0]?.days ?? [])
  return (
    <Table
      label={t('hours.title')}
      columns={columns}
      rows={rows}
      getKey={({ person }) => person.id}
      getHref={({ person, days: [first] }) => `/technicians/${person.id}?week=${first?.day ?? ''}`}
    />
  )
}

function useColumns(days: readonly TimesheetDay[]): readonly Column<WeekRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'person',
      header: t('hours.person'),
      cell: ({ person, name }) => <PersonName name={name} userId={person.id} />,
    },
    ...days.map(({ day }, i): Column<WeekRow> => ({
      id: day,
      header: format.weekday(day),
      align: 'end',
      cell: (row) => paidText(t, row.days[i]),
    })),
    {
      id: 'total',
      header: t('hours.total'),
      align: 'end',
      cell: ({ paid }) => <strong>{lengthText(t, paid)}</strong>,
    },
    {
      id: 'check',
      header: t('technicians.status'),
      align: 'end',
      cell: (row) => <WeekToCheck row={row} />,
    },
  ]
}

function paidText(t: Translate, day: TimesheetDay | undefined): string {
  return day && day.entries.length > 0 ? lengthText(t, day.paid) : '–'
}

/** How many days of it look wrong, and whether it is approved. */
export function WeekToCheck({ row }: { row: WeekRow }) {
  const count = row.days.filter(({ hasAnomaly }) => hasAnomaly).length
  return (
    <>
      {count > 0 && <DaysToCheck count={count} />}{' '}
      {row.state !== 'open' && <WeekBadge state={row.state} />}
    </>
  )
}

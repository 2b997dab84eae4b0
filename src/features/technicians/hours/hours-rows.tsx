import { Initials } from '#components/contact/person-name.tsx'
import { lengthText } from '#components/text/length-text.ts'
import { useT } from '#messages/index.ts'
import listPage from '#ui/list/list-page.module.css'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { WeekToCheck } from './hours-table.tsx'
import type { WeekRow } from './use-week-rows.ts'

/** A row per person on a phone, where the days do not fit. */
export function HoursRows({ rows }: { rows: readonly WeekRow[] }) {
  const t = useT()
  return (
    <div className={listPage.list}>
      <List
        label={t('hours.title')}
        items={rows}
        getKey={({ person }) => person.id}
        render={(row) => (
          <ListRow
            href={`/technicians/${row.person.id}?week=${row.days[0]?.day ?? ''}`}
            before={<Initials name={row.name} userId={row.person.id} />}
            title={row.name}
            titleEnd={lengthText(t, row.paid)}
            note={t(`role.${row.person.role}`)}
            noteEnd={<WeekToCheck row={row} />}
          />
        )}
      />
    </div>
  )
}

import { Badge } from '#ui/badge.tsx'
import { useOutlet } from 'react-router'
import { Initials, PersonName } from '#components/contact/person-name.tsx'
import { lengthText } from '#components/text/length-text.ts'
import { everyonesTime, orderList, team } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import type { User } from '#domain/entities/user.ts'
import { localDay } from '#domain/time/local-time.ts'
import { mondayOf, weekTimesheet } from '#domain/time/timesheet.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink, Link } from '#ui/link.tsx'
import listPage from '#ui/list/list-page.module.css'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Table, type Column } from '#ui/list/table.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import styles from './technicians-page.module.css'

/** The team list, or the person whose id is in the URL. */
export function TechniciansPage() {
  const person = useOutlet()
  return person ?? <TeamTable />
}

/** Everyone in the company with their permissions and workload. */
function TeamTable() {
  const t = useT()
  const people = useLive(team())
  const columns = useColumns()
  const wide = useMediaQuery('(width >= 900px)')
  return (
    <Page
      title={t('technicians.title')}
      note={t('technicians.about')}
      width="full"
      actions={<ButtonLink href="/technician-invites">{t('technicians.invite')}</ButtonLink>}
    >
      {!people && <Skeleton label={t('technicians.title')} />}
      {people && !wide && <Rows people={people} />}
      {people && wide && (
        <Table
          label={t('technicians.title')}
          columns={columns}
          rows={people}
          getKey={(person) => person.id}
          empty={<EmptyState title={t('technicians.none')}>{t('technicians.noneNote')}</EmptyState>}
        />
      )}
    </Page>
  )
}

interface Workload {
  /** Number of open orders; null until loaded. */
  readonly openCount: number | null
  /** This week's paid time in milliseconds, and the number of days that look wrong. */
  readonly paid: number
  readonly daysToCheck: number
}

/** What a person has done this week and still has to do. */
function useWorkloadOf(): (personId: string) => Workload {
  const open = useLive(orderList({ open: true }))
  const time = useLive(everyonesTime())
  const timeZone = useTimeZone()
  const now = useNow()
  const monday = mondayOf(localDay(new Date(now).toISOString(), timeZone))
  return (personId) => {
    const entries = time?.filter(({ userId }) => userId === personId) ?? []
    const days = weekTimesheet(entries, monday, { now, timeZone })
    return {
      openCount: open?.filter(({ order }) => order.assigneeIds.includes(personId)).length ?? null,
      paid: days.reduce((sum, day) => sum + day.paid, 0),
      daysToCheck: days.filter(({ hasAnomaly }) => hasAnomaly).length,
    }
  }
}

/** A row per person on a phone, where a table would be cut off. */
function Rows({ people }: { people: readonly User[] }) {
  const t = useT()
  const workloadOf = useWorkloadOf()
  return (
    <div className={listPage.list}>
      <List
        label={t('technicians.title')}
        items={people}
        getKey={({ id }) => id}
        render={(person) => {
          const { openCount, paid, daysToCheck } = workloadOf(person.id)
          return (
            <ListRow
              href={`/technicians/${person.id}`}
              before={<Initials name={person.name || person.email} userId={person.id} />}
              title={person.name || person.email}
              titleEnd={<State person={person} />}
              where={`${t(`role.${person.role}`)} · ${t('technicians.openCount', { count: openCount ?? 0 })}`}
              note={t('technicians.weekPaid', { time: lengthText(t, paid) })}
              noteEnd={daysToCheck > 0 ? <DaysToCheck count={daysToCheck} /> : undefined}
            />
          )
        }}
      />
    </div>
  )
}

function State({ person }: { person: User }) {
  const t = useT()
  const active = person.status === 'active'
  return (
    <Badge tone={active ? 'green' : 'grey'} bare>
      {t(active ? 'technicians.active' : 'technicians.inactive')}
    </Badge>
  )
}

function DaysToCheck({ count }: { count: number }) {
  const t = useT()
  return <Badge tone="orange">{t('technicians.daysToCheck', { count })}</Badge>
}

function useColumns(): readonly Column<User>[] {
  const t = useT()
  const format = useFormat()
  const workloadOf = useWorkloadOf()
  const mayAlso = ({ permissions }: User) =>
    [
      permissions.includes('inventory') && t('technicians.canUseStock'),
      permissions.includes('edit_customers') && t('technicians.canEditCustomers'),
    ].filter((word) => word !== false)
  return [
    {
      id: 'name',
      header: t('technicians.name'),
      cell: (person) => (
        <Link alone href={`/technicians/${person.id}`}>
          <PersonName name={person.name || person.email} userId={person.id} />
        </Link>
      ),
    },
    { id: 'role', header: t('technicians.role'), cell: ({ role }) => t(`role.${role}`) },
    {
      id: 'state',
      header: t('technicians.status'),
      cell: (person) => <State person={person} />,
    },
    { id: 'email', header: t('technicians.email'), cell: ({ email }) => email },
    {
      id: 'may',
      header: t('technicians.canAlso'),
      cell: (person) => format.list(mayAlso(person)),
    },
    {
      id: 'week',
      header: t('technicians.week'),
      align: 'end',
      cell: ({ id }) => {
        const { paid, daysToCheck } = workloadOf(id)
        return (
          <span className={styles.week}>
            {daysToCheck > 0 && <DaysToCheck count={daysToCheck} />}
            <Link alone href={`/technicians/${id}`}>
              {lengthText(t, paid)}
            </Link>
          </span>
        )
      },
    },
    {
      id: 'open',
      header: t('technicians.openOrders'),
      align: 'end',
      cell: ({ id }) => (
        <Link alone href={`/orders?person=${id}`}>
          {workloadOf(id).openCount ?? '…'}
        </Link>
      ),
    },
  ]
}

import { Badge } from '#ui/badge.tsx'
import { useOutlet } from 'react-router'
import { PersonName } from '#components/person-name.tsx'
import { lengthText } from '#components/length-text.ts'
import { everyonesTime, orderList, team } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import type { User } from '#domain/entities/user.ts'
import { localDay } from '#domain/time/local-time.ts'
import { mondayOf, weekSheet } from '#domain/time/week-sheet.ts'
import { useFormat, useNow, useT, loadMessages } from '#messages/index.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ButtonLink, Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Table, type Column } from '#ui/table.tsx'
import styles from './technicians-page.module.css'

await loadMessages('work')

/** Everybody, or the one whose id is in the address. */
export function TechniciansPage() {
  const person = useOutlet()
  return person ?? <Everybody />
}

/** Everybody in the company, what they may do, and how much is theirs to do. */
function Everybody() {
  const t = useT()
  const people = useLive(team())
  const columns = useColumns()
  return (
    <Page
      title={t('technicians.title')}
      note={t('technicians.about')}
      width="full"
      actions={<ButtonLink href="/technician-invites">{t('technicians.invite')}</ButtonLink>}
    >
      {!people && <Skeleton label={t('technicians.title')} />}
      {people && (
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

function useColumns(): readonly Column<User>[] {
  const t = useT()
  const format = useFormat()
  const open = useLive(orderList({ open: true }))
  const time = useLive(everyonesTime())
  const timeZone = useTimeZone()
  const context = { now: useNow(), timeZone }
  const monday = mondayOf(localDay(new Date(context.now).toISOString(), timeZone))
  const mayAlso = ({ permissions }: User) =>
    [
      permissions.includes('inventory') && t('technicians.mayInventory'),
      permissions.includes('edit_customers') && t('technicians.mayCustomers'),
    ].filter((word) => word !== false)
  return [
    {
      id: 'name',
      header: t('technicians.name'),
      cell: (person) => (
        <Link href={`/technicians/${person.id}`}>
          <PersonName name={person.name || person.email} withInitials />
        </Link>
      ),
    },
    { id: 'role', header: t('technicians.role'), cell: ({ role }) => t(`role.${role}`) },
    {
      id: 'state',
      header: t('technicians.state'),
      cell: ({ status }) =>
        status === 'active' ? (
          <Badge tone="green" bare>
            {t('technicians.active')}
          </Badge>
        ) : (
          <Badge tone="grey" bare>
            {t('technicians.inactive')}
          </Badge>
        ),
    },
    { id: 'email', header: t('technicians.email'), cell: ({ email }) => email },
    {
      id: 'may',
      header: t('technicians.may'),
      cell: (person) => format.list(mayAlso(person)),
    },
    {
      id: 'week',
      header: t('technicians.week'),
      align: 'end',
      cell: ({ id }) => {
        const days = weekSheet(time?.filter(({ userId }) => userId === id) ?? [], monday, context)
        const odd = days.filter(({ isOdd }) => isOdd).length
        return (
          <span className={styles.week}>
            {odd > 0 && <Badge tone="orange">{t('technicians.oddDays', { count: odd })}</Badge>}
            <Link href={`/technicians/${id}`}>
              {lengthText(
                t,
                days.reduce((sum, { paid }) => sum + paid, 0),
              )}
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
        <Link href={`/orders?person=${id}`}>
          {open?.filter(({ order }) => order.assigneeIds.includes(id)).length ?? '…'}
        </Link>
      ),
    },
  ]
}

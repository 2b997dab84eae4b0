import { Badge } from '#ui/badge.tsx'
import { PersonName } from '#components/person-name.tsx'
import { orderList, team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { User } from '#domain/entities/user.ts'
import { useFormat, useT, loadMessages } from '#messages/index.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ButtonLink, Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Table, type Column } from '#ui/table.tsx'

await loadMessages('work')

/** Everybody in the company, what they may do, and how much is theirs to do. */
export function TechniciansPage() {
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
  const mayAlso = ({ permissions }: User) =>
    [
      permissions.includes('inventory') && t('technicians.mayInventory'),
      permissions.includes('edit_customers') && t('technicians.mayCustomers'),
    ].filter((word) => word !== false)
  return [
    {
      id: 'name',
      header: t('technicians.name'),
      cell: (person) => <PersonName name={person.name || person.email} withInitials />,
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

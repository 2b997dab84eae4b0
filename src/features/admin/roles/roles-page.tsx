import { Check, Minus } from 'lucide-react'
import { type Role, roles } from '#domain/access/actor.ts'
import type { Action } from '#domain/access/can.ts'
import { type Reach, reachOf } from '#domain/access/reach-of.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Table } from '#ui/list/table.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { SectionPage } from '../section-page.tsx'
import styles from './roles-page.module.css'

interface Ability {
  readonly name: AbilityName
  readonly action: Action
  readonly doc?: Readonly<Record<string, unknown>>
}

const abilities = [
  { name: 'work', action: 'order/work' },
  { name: 'orders', action: 'order/create' },
  { name: 'assign', action: 'order/assign' },
  { name: 'review', action: 'order/review' },
  { name: 'estimates', action: 'estimate/edit' },
  { name: 'answers', action: 'estimate/decide' },
  { name: 'invoices', action: 'invoice/issue' },
  { name: 'payments', action: 'payment/record' },
  { name: 'customers', action: 'customer/edit' },
  { name: 'locate', action: 'site/locate' },
  { name: 'stock', action: 'stock/move' },
  { name: 'count', action: 'stock/count' },
  { name: 'catalogue', action: 'stock/manage' },
  { name: 'costs', action: 'cost/edit' },
  { name: 'priceLists', action: 'pricelist/edit' },
  { name: 'hours', action: 'time/correct' },
  { name: 'timeOff', action: 'absence/decide' },
  { name: 'skills', action: 'staff/edit', doc: { role: 'technician' } },
  { name: 'history', action: 'receipt/view' },
  { name: 'templates', action: 'template/edit' },
  { name: 'library', action: 'library/edit' },
  { name: 'company', action: 'company/edit' },
  { name: 'technicians', action: 'member/manage', doc: { role: 'technician' } },
  { name: 'admins', action: 'member/manage', doc: { role: 'admin' } },
  { name: 'ownership', action: 'ownership/offer' },
  { name: 'deletion', action: 'company/delete' },
] as const

type AbilityName = (typeof abilities)[number]['name']

/** What each role may do, read from the permission table that the app and the rules follow. */
export function RolesPage() {
  const wide = useMediaQuery('(width >= 600px)')
  return <SectionPage section="roles">{wide ? <RolesTable /> : <RolesList />}</SectionPage>
}

function RolesTable() {
  const t = useT()
  return (
    <Table<Ability>
      label={t('roles.title')}
      rows={abilities}
      getKey={({ name }) => name}
      columns={[
        { id: 'ability', header: t('roles.ability'), cell: ({ name }) => t(`roles.can.${name}`) },
        ...roles.map((role: Role) => ({
          id: role,
          header: t(`role.${role}`),
          cell: cellOf(role),
        })),
      ]}
    />
  )
}

/** On a phone, where four columns do not fit: who can, below each ability. */
function RolesList() {
  const t = useT()
  const format = useFormat()
  const who = ({ action, doc }: Ability) =>
    roles.flatMap((role) => {
      const reach = reachOf(role, action, doc)
      if (reach === 'none') return []
      const name = t(`role.${role}`)
      return [reach === 'all' ? name : `${name} (${t(`roles.reach.${reach}`)})`]
    })
  return (
    <ul className={styles.list} aria-label={t('roles.title')}>
      {abilities.map((ability) => (
        <li key={ability.name}>
          <p>{t(`roles.can.${ability.name}`)}</p>
          <p className={styles.who}>{format.list(who(ability))}</p>
        </li>
      ))}
    </ul>
  )
}

function cellOf(role: Role) {
  return ({ action, doc }: Ability) => <ReachText reach={reachOf(role, action, doc)} />
}

function ReachText({ reach }: { reach: Reach }) {
  const t = useT()
  if (reach !== 'all' && reach !== 'none')
    return <span className={styles.part}>{t(`roles.reach.${reach}`)}</span>
  const Icon = reach === 'all' ? Check : Minus
  return (
    <span className={styles.reach} data-reach={reach}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{t(`roles.reach.${reach}`)}</VisuallyHidden>
    </span>
  )
}

import { Plus } from 'lucide-react'
import { memo } from 'react'
import { lazyPart } from '#components/lazy-part.ts'
import { type OrderListItem, team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { offerOf } from '#domain/access/can.ts'
import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink } from '#ui/link.tsx'
import listPage from '#ui/list/list-page.module.css'
import { List } from '#ui/list/list.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { OrderRow } from './order-row.tsx'
import { OrderTools } from './order-tools.tsx'
import { useListQuery, useOrderFilter } from './use-order-filter.ts'
import { useOrderRows } from './use-order-rows.ts'

const NoOrders = lazyPart(async () => (await import('./no-orders.tsx')).NoOrders, 'start')

/** The orders as two-line rows. */
export function OrdersList() {
  const t = useT()
  const actor = useActor()
  const [filter, setFilter] = useOrderFilter()
  const { items, shown } = useOrderRows(filter)
  const offer = offerOf(actor, 'order/create')
  const people = useLive(team())

  return (
    <div className={listPage.page}>
      <Page
        title={t('orders.title')}
        width="full"
        note={shown && t('orders.count', { count: shown.length })}
        actions={
          offer && (
            <ButtonLink href="/orders/new" variant="primary" icon={<Plus aria-hidden="true" />}>
              {t('orders.new')}
            </ButtonLink>
          )
        }
        tools={<OrderTools filter={filter} onChange={setFilter} />}
      >
        {!shown && <Skeleton label={t('orders.loading')} count={8} />}
        {shown && shown.length === 0 && (
          <NoOrders filtered={items?.length !== 0} office={offer === 'open'} />
        )}
        {shown && shown.length > 0 && (
          <div className={listPage.list}>
            <OrderRows items={shown} people={offer === 'open' && people ? people : null} />
          </div>
        )}
      </Page>
    </div>
  )
}

interface OrderRowsProps {
  items: readonly OrderListItem[]
  people: readonly User[] | null
}

/** Separate from the search field, so that typed letters appear before the matching rows. */
const OrderRows = memo(function OrderRows({ items, people }: OrderRowsProps) {
  const t = useT()
  const search = useListQuery()
  return (
    <List
      label={t('orders.title')}
      items={items}
      getKey={(item) => item.order.id}
      render={(item) => <OrderRow item={item} search={search} people={people} />}
    />
  )
})

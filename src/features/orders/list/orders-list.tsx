import { Plus } from 'lucide-react'
import { memo, useDeferredValue, useMemo } from 'react'
import { type OrderListItem, orderList, team } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { offerOf } from '#domain/access/can.ts'
import type { User } from '#domain/entities/user.ts'
import { useNow, useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'
import listPage from '#ui/list/list-page.module.css'
import { List } from '#ui/list/list.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { filterOrders, includesClosed, withWords } from './order-filter.ts'
import { OrderRow } from './order-row.tsx'
import { OrderTools } from './order-tools.tsx'
import { useListQuery, useOrderFilter } from './use-order-filter.ts'

export interface OrdersListProps {
  layout: 'page' | 'pane'
  /** Id of the order shown next to the list. */
  current: string | null
}

export function OrdersList({ layout, current }: OrdersListProps) {
  const t = useT()
  const actor = useActor()
  const timeZone = useTimeZone()
  const now = new Date(useNow()).toISOString()
  const [filter, setFilter] = useOrderFilter()
  const settled = useDeferredValue(filter)
  const items = useLive(orderList(includesClosed(settled) ? {} : { open: true }))
  const { state, day, person, text } = settled
  const passing = useMemo(
    () => items && filterOrders(items, { state, day, person }, { now, timeZone }),
    [items, state, day, person, now, timeZone],
  )
  const shown = useMemo(() => passing && withWords(passing, text), [passing, text])
  const offer = offerOf(actor, 'order/create')
  const people = useLive(team())

  return (
    <div className={listPage[layout]}>
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
        tools={<OrderTools filter={filter} onChange={setFilter} narrow={layout === 'pane'} />}
      >
        {!shown && <Skeleton label={t('orders.loading')} count={8} />}
        {shown && shown.length === 0 && (
          <NoOrders filtered={items?.length !== 0} office={offer === 'open'} />
        )}
        {shown && shown.length > 0 && (
          <div className={listPage.list}>
            <OrderRows
              items={shown}
              layout={layout}
              current={current}
              people={offer === 'open' && people ? people : null}
            />
          </div>
        )}
      </Page>
    </div>
  )
}

interface OrderRowsProps extends OrdersListProps {
  items: readonly OrderListItem[]
  people: readonly User[] | null
}

/** Separate from the search field, so that typed letters appear before the matching rows. */
const OrderRows = memo(function OrderRows({ items, layout, current, people }: OrderRowsProps) {
  const t = useT()
  const search = useListQuery()
  return (
    <List
      label={t('orders.title')}
      items={items}
      scroll={layout === 'page' ? 'page' : 'self'}
      current={current}
      getKey={(item) => item.order.id}
      render={(item) => (
        <OrderRow
          item={item}
          search={search}
          isCurrent={item.order.id === current}
          people={people}
        />
      )}
    />
  )
})

/** No order matches the filters, or there are no orders yet. */
function NoOrders({ filtered, office }: { filtered: boolean; office: boolean }) {
  const t = useT()
  if (filtered) {
    return (
      <EmptyState
        title={t('orders.noneMatch')}
        action={<ButtonLink href="/orders">{t('orders.clearFilters')}</ButtonLink>}
      >
        {t('orders.noneMatchNote')}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t('orders.none')}>
      {t(office ? 'orders.noneOfficeNote' : 'orders.noneNote')}
    </EmptyState>
  )
}

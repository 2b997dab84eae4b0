import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { memo, useRef } from 'react'
import { lazyPart } from '#components/lazy-part.ts'
import { type OrderListItem, team } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { offerOf } from '#domain/access/can.ts'
import type { User } from '#domain/entities/user.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useNow, useT } from '#messages/index.ts'
import { ButtonLink } from '#ui/link.tsx'
import listPage from '#ui/list/list-page.module.css'
import { List } from '#ui/list/list.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { dayHeadOf, isByDay, namesDay } from './day-heads.ts'
import { DayTitle } from './day-title.tsx'
import { isFiltered, type OrderFilter } from './order-filter.ts'
import { OrderRow } from './order-row.tsx'
import { OrderTools } from './order-tools.tsx'
import styles from './orders-list.module.css'
import { useListQuery, useOrderFilter } from './use-order-filter.ts'
import { useOrderRows } from './use-order-rows.ts'

const OrderSwipe = lazyPart(async () => (await import('./swipe/order-swipe.tsx')).OrderSwipe)
const MatchesOutside = lazyPart(async () => (await import('./matches-outside.tsx')).MatchesOutside)
const NoOrders = lazyPart(async () => (await import('./no-orders.tsx')).NoOrders, 'start')

export interface OrdersListProps {
  /** `pane`: next to an order, with its own scrolling. */
  layout: 'page' | 'pane'
  /** The order that is shown. */
  current: string | null
}

/** The orders as two-line rows. */
export function OrdersList({ layout, current }: OrdersListProps) {
  const t = useT()
  const actor = useActor()
  const [filter, setFilter] = useOrderFilter()
  const { shown, settled, first } = useOrderRows(filter)
  const offer = offerOf(actor, 'order/create')
  const people = useLive(team())
  const list = useRef<HTMLDivElement>(null)
  const hasTouch = useMediaQuery('(any-pointer: coarse)')
  const maySwipe = hasTouch && actor?.role === 'technician'

  return (
    <div className={clsx(listPage[layout], styles.orders)}>
      <Page
        title={t('orders.title')}
        width="full"
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
        {shown && shown.length === 0 && <NoOrders filter={settled} office={offer === 'open'} />}
        {shown && shown.length > 0 && settled.text !== '' && isFiltered(settled) && (
          <MatchesOutside filter={settled} shown={shown} />
        )}
        {shown && shown.length > 0 && (
          <div ref={list} className={clsx(listPage.list, maySwipe && styles.swipe)}>
            <OrderRows
              items={first ?? shown}
              filter={settled}
              layout={layout}
              current={current}
              people={offer === 'open' && people ? people : null}
            />
            {maySwipe && <OrderSwipe list={list} items={shown} />}
          </div>
        )}
      </Page>
    </div>
  )
}

interface OrderRowsProps extends OrdersListProps {
  items: readonly OrderListItem[]
  /** The one that these items passed. */
  filter: OrderFilter
  people: readonly User[] | null
}

/** Separate from the search field, so that typed letters appear before the matching rows. */
const OrderRows = memo(function OrderRows(props: OrderRowsProps) {
  const { items, filter, people, layout, current } = props
  const t = useT()
  const search = useListQuery()
  const timeZone = useTimeZone()
  const today = localDay(new Date(useNow()).toISOString(), timeZone)
  const headOf = (item: OrderListItem) =>
    isByDay(filter) ? dayHeadOf(item.shown, filter, { today, timeZone }) : null
  return (
    <List
      label={t('orders.title')}
      items={items}
      scroll={layout === 'page' ? 'page' : 'self'}
      current={current}
      getKey={(item) => item.order.id}
      headOf={headOf}
      renderHead={(head) => <DayTitle head={head} />}
      render={(item) => (
        <OrderRow
          item={item}
          search={search}
          people={people}
          isDayNamed={namesDay(headOf(item))}
          isCurrent={item.order.id === current}
        />
      )}
    />
  )
})

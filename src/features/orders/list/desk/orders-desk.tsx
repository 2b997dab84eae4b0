import { ClipboardCheck, Plus } from 'lucide-react'
import { useCallback } from 'react'
import { DeskTable } from '#components/table/desk-table.tsx'
import { TableTools } from '#components/table/table-tools.tsx'
import { useDeskRows } from '#components/table/use-desk-rows.tsx'
import { useTableSetup } from '#components/table/use-table-setup.ts'
import { type OrderListItem, team, templateList } from '#data/index.ts'
import { useActor, useCompany, useLive, useTimeZone } from '#data/react.ts'
import { can, offerOf } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { SearchField } from '#ui/form/search-field.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { DeskPage } from '#ui/table/desk-page.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { OrderBulkBar } from '../bulk/order-bulk-bar.tsx'
import { useBulk } from '../bulk/use-bulk.ts'
import { CustomerFilter } from '../customer-filter.tsx'
import { NoOrders } from '../no-orders.tsx'
import { writeOrderFilter } from '../order-filter.ts'
import { useOrderFilter } from '../use-order-filter.ts'
import { useOrderRows } from '../use-order-rows.ts'
import { useOrderColumns } from './order-columns.tsx'
import { OrderFilters } from './order-filters.tsx'
import styles from './order-filters.module.css'

export interface OrdersDeskProps {
  /** The id of the order that is shown beside the table. */
  current: string | null
  isBeside: boolean
}

/** The orders as a table. */
export function OrdersDesk({ current, isBeside }: OrdersDeskProps) {
  const t = useT()
  const actor = useActor()
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const currency = useCompany()?.currency ?? ''
  const [filter, setFilter] = useOrderFilter()
  const { shown, settled } = useOrderRows(filter)
  const offer = offerOf(actor, 'order/create')
  const people = useLive(team()) ?? null
  const templates = useLive(templateList()) ?? none
  const columns = useOrderColumns({
    people: offer === 'open' ? people : null,
    templates,
    timeZone,
    currency,
  })
  const setup = useTableSetup('orders', columns)
  const title = t('orders.title')
  const desk = useDeskRows(setup, { shown, getKey, title, file: 'orders', day: today })
  const bulk = useBulk()
  const hasRoom = useMediaQuery('(width >= 1200px)') && !isBeside
  const { rows } = desk
  const mayAssign = actor !== null && can(actor, 'order/assign')
  const mayReview = actor !== null && can(actor, 'order/review')
  const { state, text, ...others } = filter
  const query = setup.linkQuery(writeOrderFilter(new URLSearchParams(), filter))
  // What is reviewed is always what waits for it.
  const reviewFilter = writeOrderFilter(new URLSearchParams(), { ...filter, state: 'open' })
  const getHref = useCallback(({ order }: OrderListItem) => `/orders/${order.id}${query}`, [query])

  return (
    <DeskPage
      title={title}
      search={
        <SearchField
          label={t('orders.search')}
          hideLabel
          placeholder={t('orders.searchHint')}
          value={text}
          data-search
          onChange={(event) => setFilter({ text: event.target.value })}
        />
      }
      actions={
        <>
          {hasRoom && (
            <CustomerFilter
              className={styles.customer}
              customer={filter.customer}
              onChange={setFilter}
            />
          )}
          {state === 'review' && mayReview && rows.length > 0 && (
            <ButtonLink
              href={`/orders/review${setup.linkQuery(reviewFilter)}`}
              aria-label={t('review.start')}
              icon={!isBeside && <ClipboardCheck aria-hidden="true" />}
            >
              {t(isBeside ? 'review.startShort' : 'review.start')}
            </ButtonLink>
          )}
          {offer && (
            <ButtonLink href="/orders/new" variant="primary" icon={<Plus aria-hidden="true" />}>
              {t('orders.new')}
            </ButtonLink>
          )}
        </>
      }
      filters={
        <OrderFilters
          state={state}
          {...others}
          customer={hasRoom ? '' : filter.customer}
          onChange={setFilter}
          isNarrow={isBeside}
        />
      }
      tools={
        <TableTools
          setup={setup}
          count={shown && t('orders.count', { count: shown.length })}
          path="/orders"
          onExport={rows.length > 0 ? () => desk.save(rows) : undefined}
        />
      }
      bar={mayAssign && desk.selected.length > 0 && <OrderBulkBar {...{ desk, bulk }} />}
    >
      {!shown && <Skeleton label={t('orders.loading')} count={8} />}
      {shown?.length === 0 && <NoOrders filter={settled} office={offer === 'open'} />}
      {rows.length > 0 && (
        <DeskTable
          setup={setup}
          label={title}
          lead="title"
          beneath={isBeside ? beneathBeside : beneath}
          rows={rows}
          getKey={getKey}
          getHref={getHref}
          getName={getName}
          current={current}
          isBeside={isBeside}
          selection={mayAssign ? desk.selection : null}
        />
      )}
      {desk.paper}
    </DeskPage>
  )
}

const none: readonly never[] = []
const beneath = ['customer']
/** What a row on a phone says too. */
const beneathBeside = ['when', 'people', 'customer']
const getKey = ({ order }: OrderListItem) => order.id
const getName = ({ order }: OrderListItem) => order.title

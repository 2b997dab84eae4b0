import { orderList, team } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { listOrders, type OrderListName, orderLists } from '#domain/metrics/order-lists.ts'
import { useNow, useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import listPage from '#ui/list/list-page.module.css'
import { List } from '#ui/list/list.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { DayRow } from '../day-row.tsx'
import { OfficeOnly } from '../metrics/office-only.tsx'
import { useMetrics } from '../metrics/use-metrics.ts'
import { LateRow } from './late-row.tsx'
import { readList, writeList } from './list-query.ts'

/** The orders behind the numbers of this moment, for the office. */
export function OrderListsPage() {
  const t = useT()
  const actor = useActor()
  if (!actor) return null
  return isAdminLevel(actor) ? <OrderLists /> : <OfficeOnly title={t('metrics.list.behind')} />
}

const isOfToday: Readonly<Record<OrderListName, boolean>> = {
  behind: false,
  late: false,
  risk: false,
  today: true,
  done: true,
}

function OrderLists() {
  const t = useT()
  const { values, change } = useUrlQuery()
  const timeZone = useTimeZone()
  // The minute for which the numbers are counted.
  const now = Math.floor(useNow() / 60_000) * 60_000
  const items = useLive(orderList({}))
  const people = useLive(team()) ?? []
  const { value, isLoaded, hasFailed } = useMetrics({ kind: 'home' })
  const name = readList(values)
  const atRisk = value?.atRisk ?? null
  const lists = items && listOrders(items, atRisk ?? [], { now, timeZone })
  const risks = new Map(atRisk?.map((risk) => [risk.orderId, risk]))
  // Who is at risk follows when the board was looked at.
  const isKnown = atRisk !== null || hasFailed || name === 'late' || isOfToday[name]
  const shown = isKnown ? lists?.[name] : undefined

  return (
    <Page
      title={t(`metrics.list.${name}`)}
      back={{ href: '/dashboard', label: t('dashboard.home') }}
      width="full"
      note={shown && t('orders.count', { count: shown.length })}
      tools={
        <ChipRow label={t('metrics.lists')}>
          {orderLists.map((one) => (
            <Chip
              key={one}
              isSelected={one === name}
              count={lists?.[one].length}
              onPress={() => change((before) => writeList(before, one))}
            >
              {t(`metrics.list.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      }
    >
      {hasFailed && <Banner tone="danger">{t('metrics.failed')}</Banner>}
      {value && !isLoaded && <Banner>{t('metrics.stillLoading')}</Banner>}
      {!shown && <Skeleton label={t('orders.loading')} count={8} />}
      {shown?.length === 0 && (
        <EmptyState title={t(`metrics.listNone.${name}`)}>
          {t(isOfToday[name] ? 'metrics.listNoneToday' : 'metrics.listNoneLate')}
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <div className={listPage.list}>
          <List
            key={name}
            label={t(`metrics.list.${name}`)}
            items={shown}
            getKey={({ order }) => order.id}
            render={(item) =>
              isOfToday[name] ? (
                <DayRow item={item} />
              ) : (
                <LateRow item={item} risk={risks.get(item.order.id)} people={people} />
              )
            }
          />
        </div>
      )}
    </Page>
  )
}

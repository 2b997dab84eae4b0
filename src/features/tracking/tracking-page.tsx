import { OrderBadge } from '#components/order/order-badge.tsx'
import { Initials } from '#components/contact/person-name.tsx'
import { memberLabel } from '#components/people/member-label.ts'
import { WhenText } from '#components/text/when-text.tsx'
import { orderList, team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { Page } from '#ui/layout/page.tsx'
import { KnownLocations } from './known-locations.tsx'
import { OwnRoute } from './own-route.tsx'
import { PersonRoute } from './person-route.tsx'
import { TrackingConsentCard } from './tracking-consent-card.tsx'
import { ordersInProgress } from './orders-in-progress.ts'
import styles from './tracking-page.module.css'

/** Who is out according to their orders: where they are going, and since when. */
export function TrackingPage() {
  const t = useT()
  const format = useFormat()
  const actor = useActor()
  const office = actor !== null && isAdminLevel(actor)
  const items = useLive(orderList({ open: true }))
  const people = useLive(team())
  const out = items && ordersInProgress(items)

  return (
    <Page title={t('tracking.title')} note={t('tracking.about')}>
      {!office && (
        <>
          <TrackingConsentCard />
          <OwnRoute />
        </>
      )}
      {out?.length === 0 && (
        <EmptyState title={t('tracking.none')}>{t('tracking.noneNote')}</EmptyState>
      )}
      {out && out.length > 0 && (
        <Card title={t('tracking.inProgress')} flush>
          <ul className={styles.list}>
            {out.map(({ order, siteAddress }) => {
              const names = order.assigneeIds.map((id) => memberLabel(t, people, id))
              return (
                <li key={order.id}>
                  <ListRow
                    href={`/orders/${order.id}`}
                    before={<Initials name={names[0] ?? ''} userId={order.assigneeIds[0] ?? ''} />}
                    title={names.length === 0 ? t('orders.unassigned') : format.list(names)}
                    titleEnd={<OrderBadge status={order.status} bare />}
                    note={[order.title, siteAddress].filter(Boolean).join(' · ')}
                    noteEnd={<WhenText at={order.statusAt} />}
                  />
                </li>
              )
            })}
          </ul>
        </Card>
      )}
      {office && (
        <>
          <KnownLocations />
          <PersonRoute />
        </>
      )}
    </Page>
  )
}

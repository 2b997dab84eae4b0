import { useEffect } from 'react'
import { ChangeText, type ChangeTextProps, VisitTimeText } from '#components/order/order-news.tsx'
import { useSeeVisits } from '#components/order/use-see-visits.ts'
import { useSeenOrders, writeSeenOrders } from '#components/order/seen-orders.ts'
import {
  type OrderListItem,
  ordersHere,
  team,
  type UnseenVisit,
  unseenVisits,
} from '#data/index.ts'
import { useData, useLive, useSyncStatus } from '#data/react.ts'
import { changesSince, leftOrderIds, toSeenOrder } from '#domain/order/history/changes-since.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { Section } from '#ui/layout/page.tsx'
import { knownOrders } from './known-orders.ts'
import styles from './today.module.css'

export interface ChangesCardProps {
  uid: string
  /** All of this person's orders on this device, open and closed. */
  items: readonly OrderListItem[]
}

const none: readonly UnseenVisit[] = []

/** Changes that others made to the day since it was last viewed; opening an order acknowledges it. */
export function ChangesCard({ uid, items }: ChangesCardProps) {
  const t = useT()
  const seen = useSeenOrders(uid)
  const orders = items.map(({ order }) => order)
  const visible = useLive(ordersHere(seen ? leftOrderIds(seen, orders) : []))
  const changes = seen ? changesSince(seen, orders, visible, uid) : []
  const status = useSyncStatus()
  // Does not wait for a download that is over.
  const isComing = !status || (status.download !== null && status.brokenSince === null)
  const known = knownOrders(seen, orders, { uid, isComing })
  // What an order's own times do not tell, such as another length or a second visit that moved.
  const unseen = useLive(unseenVisits()) ?? none
  const visits = unseen.filter(({ orderId }) => !changes.some(({ id }) => id === orderId))
  const people = useLive(team())
  const see = useSeeVisits(useData().mutateAll)
  const isStale = known !== null && Object.keys(known).length !== Object.keys(seen ?? {}).length

  useEffect(() => {
    if (known && (seen === null || isStale)) writeSeenOrders(uid, known)
  }, [uid, seen, known, isStale])

  function acknowledgeAll() {
    writeSeenOrders(
      uid,
      Object.fromEntries(orders.map((order) => [order.id, toSeenOrder(order, uid)])),
    )
    see(unseen)
  }

  const count = changes.length + visits.length
  if (count === 0) return null
  return (
    <Section title={t('today.changes', { count })}>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={`${change.type}/${change.id}`}>
            <ChangeRow change={change} people={people} />
          </li>
        ))}
        {visits.map((visit) => (
          <li key={`visit/${visit.id}`}>
            <ListRow
              href={`/orders/${visit.orderId}`}
              title={visit.title}
              note={<VisitTimeText visit={visit} />}
            />
          </li>
        ))}
      </ul>
      <Button size="small" className={styles.seen} onPress={acknowledgeAll}>
        {t('today.acknowledge')}
      </Button>
    </Section>
  )
}

function ChangeRow({ change, people }: ChangeTextProps) {
  return (
    <ListRow
      {...(change.type === 'gone' ? {} : { href: `/orders/${change.id}` })}
      title={change.title}
      note={<ChangeText change={change} people={people} />}
    />
  )
}

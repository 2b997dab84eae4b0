import { useEffect } from 'react'
import { ChangeText, type ChangeTextProps } from '#components/order/order-news.tsx'
import { newsPath } from '#components/order/news-text.ts'
import { useSeeVisits } from '#components/order/use-see-visits.ts'
import { useSeenOrders, writeSeenOrders } from '#components/order/seen-orders.ts'
import { type OrderListItem, ordersHere, ownVisits, team } from '#data/index.ts'
import { useData, useLive, useIsDownloading } from '#data/react.ts'
import { leftOrderIds, toSeenOrder } from '#domain/order/history/changes-since.ts'
import { newsSince } from '#domain/order/history/visit-changes.ts'
import { equal } from '#lib/equal.ts'
import { useNow, useT } from '#messages/index.ts'
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

/** Changes that others made to the day since it was last viewed; opening an order acknowledges it. */
export function ChangesCard({ uid, items }: ChangesCardProps) {
  const t = useT()
  const seen = useSeenOrders(uid)
  const orders = items.map(({ order }) => order)
  const visible = useLive(ordersHere(seen ? leftOrderIds(seen, orders) : []))
  const isComing = useIsDownloading()
  const visits = useLive(ownVisits())
  const now = new Date(useNow()).toISOString()
  const looking = { uid, visits: isComing ? undefined : visits, now }
  const news = seen ? newsSince(seen, orders, visible, looking) : []
  const known = knownOrders(seen, orders, { uid, isComing, visits })
  const people = useLive(team())
  const see = useSeeVisits(useData().mutateAll)
  const isStale = known !== null && !equal(known, seen)

  useEffect(() => {
    if (known && isStale) writeSeenOrders(uid, known)
  }, [uid, known, isStale])

  function acknowledgeAll() {
    writeSeenOrders(
      uid,
      Object.fromEntries(orders.map((order) => [order.id, toSeenOrder(order, uid, visits)])),
    )
    see(visits ?? [])
  }

  if (news.length === 0) return null
  return (
    <Section title={t('today.changes', { count: news.length })}>
      <ul className={styles.changes}>
        {news.map((change) => (
          <li key={`${change.type}/${change.id}`}>
            <ChangeRow change={change} people={people} />
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
  const href = newsPath(change)
  return (
    <ListRow
      {...(href === null ? {} : { href })}
      title={change.title}
      note={<ChangeText change={change} people={people} />}
    />
  )
}

import {
  Ban,
  BellRing,
  CalendarClock,
  Scale,
  Undo2,
  UserRoundMinus,
  UserRoundX,
} from 'lucide-react'
import { useEffect } from 'react'
import { WhenText } from '#components/text/when-text.tsx'
import { useSeenOrders, writeSeenOrders } from '#components/order/seen-orders.ts'
import { type OrderListItem, ordersHere } from '#data/index.ts'
import { useLive, useSyncStatus } from '#data/react.ts'
import {
  changesSince,
  leftOrderIds,
  type OrderChange,
  toSeenOrder,
} from '#domain/order/history/changes-since.ts'
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

const icons = {
  new: BellRing,
  moved: CalendarClock,
  cancelled: Ban,
  reassigned: UserRoundMinus,
  gone: UserRoundX,
  inReview: Scale,
  overruled: Undo2,
} as const

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
  const isStale = known !== null && Object.keys(known).length !== Object.keys(seen ?? {}).length

  useEffect(() => {
    if (known && (seen === null || isStale)) writeSeenOrders(uid, known)
  }, [uid, seen, known, isStale])

  function acknowledgeAll() {
    writeSeenOrders(
      uid,
      Object.fromEntries(orders.map((order) => [order.id, toSeenOrder(order, uid)])),
    )
  }

  if (changes.length === 0) return null
  return (
    <Section title={t('today.changes', { count: changes.length })}>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            <ChangeRow change={change} />
          </li>
        ))}
      </ul>
      <Button size="small" className={styles.seen} onPress={acknowledgeAll}>
        {t('today.acknowledge')}
      </Button>
    </Section>
  )
}

function ChangeRow({ change }: { change: OrderChange }) {
  const t = useT()
  const Icon = icons[change.type]
  return (
    <ListRow
      {...(change.type === 'gone' ? {} : { href: `/orders/${change.id}` })}
      title={change.title}
      note={
        <span className={styles.change}>
          <Icon aria-hidden="true" className={styles.icon} /> {t(`today.change.${change.type}`)}
          {change.type === 'moved' && change.to !== null && (
            <>
              {' '}
              <WhenText at={change.to} />
            </>
          )}
        </span>
      }
    />
  )
}

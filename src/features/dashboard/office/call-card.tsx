import { Phone } from 'lucide-react'
import { useState } from 'react'
import { ShortDay } from '#components/text/short-day.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { OrderListItem } from '#data/index.ts'
import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import type { VisitToCall } from '#domain/dispatch/check/to-call.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './cards.module.css'

const shown = 8

export interface CallCardProps {
  visits: readonly VisitToCall[]
  items: readonly OrderListItem[]
}

/** Whose customers expect another time than is planned, each leading to the order, where they are told; nothing without. */
export function CallCard({ visits, items }: CallCardProps) {
  const t = useT()
  const [showsAll, setShowsAll] = useState(false)
  const byOrder = new Map(items.map((item) => [item.order.id, item]))
  const rows = visits.flatMap((visit) => {
    const item = byOrder.get(visit.orderId)
    return item ? [{ visit, item }] : []
  })
  if (rows.length === 0) return null
  return (
    <Card
      title={t('toCall.title')}
      flush
      actions={
        rows.length > shown &&
        !showsAll && (
          <Button size="small" variant="quiet" onPress={() => setShowsAll(true)}>
            {t('metrics.allLate', { count: rows.length })}
          </Button>
        )
      }
    >
      <ul className={styles.list}>
        {rows
          .slice(0, showsAll ? rows.length : shown)
          .map(({ visit: { visitId, start }, item: { order, customerName } }) => (
            <li key={visitId}>
              <ListRow
                href={`/orders/${order.id}`}
                before={<Phone aria-hidden="true" />}
                title={customerName}
                note={order.title}
                noteEnd={isTimed(start) ? <WhenText at={start} /> : <ShortDay day={start} />}
              />
            </li>
          ))}
      </ul>
    </Card>
  )
}

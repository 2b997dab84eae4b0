import { useState } from 'react'
import { customerPhones, type OrderListItem } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { VisitToCall } from '#domain/dispatch/check/to-call.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CallRow } from './call-row.tsx'
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
  const customerIds = [...new Set(rows.map(({ item }) => item.order.customerId))]
  const phones = useLive(customerPhones(customerIds))
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
        {rows.slice(0, showsAll ? rows.length : shown).map(({ visit, item }) => (
          <li key={visit.visitId}>
            <CallRow visit={visit} item={item} phone={phones?.get(item.order.customerId) ?? ''} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

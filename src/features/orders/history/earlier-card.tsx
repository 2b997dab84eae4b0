import { VisitList } from '#components/order/visit-list.tsx'
import type { Order } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { useEarlierVisits } from './use-earlier-visits.ts'

export interface EarlierCardProps {
  order: Order
  /** Without a title, below one. */
  bare?: boolean
}

/** Earlier visits to this site, as far as this device knows them. */
export function EarlierCard({ order, bare = false }: EarlierCardProps) {
  const t = useT()
  const earlier = useEarlierVisits(order)
  if (earlier.length === 0) return null
  return (
    <Card title={bare ? undefined : t('orders.earlier')} flush>
      <VisitList visits={earlier} />
    </Card>
  )
}

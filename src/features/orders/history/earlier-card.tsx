import { VisitList } from '#components/order/visit-list.tsx'
import { siteHistory } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { earlierVisits } from '#domain/order/history/earlier-visits.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'

const maxShown = 5

/** Earlier visits to this site, as far as this device knows them. */
export function EarlierCard({ order }: { order: Order }) {
  const t = useT()
  const history = useLive(siteHistory(order.siteId))
  const earlier = earlierVisits(order, history?.visits ?? [], maxShown)
  if (earlier.length === 0) return null
  return (
    <Card title={t('orders.earlier')} flush>
      <VisitList visits={earlier} />
    </Card>
  )
}

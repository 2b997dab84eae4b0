import { OrderBadge } from '#components/order/order-badge.tsx'
import type { Order } from '#domain/entities/order.ts'
import { isSentBack } from '#domain/order/is-sent-back.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { visitStatus, visitStyle } from './visit-status.ts'

export interface VisitBadgeProps {
  order: Pick<Order, 'status' | 'statusReason'>
  /** Without a background, for dense rows. */
  bare?: boolean
}

/** The status of a visit's order as colour, icon and text; what was sent back says so. */
export function VisitBadge({ order, bare }: VisitBadgeProps) {
  const t = useT()
  if (!isSentBack(order)) return <OrderBadge status={order.status} bare={bare} />
  const { tone, Icon } = visitStyle(order)
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />} bare={bare}>
      {visitStatus(t, order)}
    </Badge>
  )
}

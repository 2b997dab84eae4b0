import type { OrderStatus } from '#domain/order/order-status.ts'
import type { PointTone } from '../map/map-points.ts'
import { orderStyle } from './order-style.tsx'

/** The colour of a status on a map, which has none for what needs attention. */
export function statusTone(status: OrderStatus): PointTone {
  const { tone } = orderStyle[status]
  return tone === 'attention' ? 'orange' : tone
}

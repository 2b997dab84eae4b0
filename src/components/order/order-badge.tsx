import type { Order } from '#domain/entities/order.ts'
import { shownStatus } from '#domain/order/shown-status.ts'
import { StatusBadge, type StatusBadgeProps } from './status-badge.tsx'

export interface OrderBadgeProps extends Pick<StatusBadgeProps, 'bare'> {
  order: Pick<Order, 'status' | 'statusReason'>
}

/** An order's status; what the office sent back says so. */
export function OrderBadge({ order, bare }: OrderBadgeProps) {
  return <StatusBadge status={shownStatus(order)} bare={bare} />
}

import { memo } from 'react'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { orderStyle } from './order-style.tsx'

export interface OrderBadgeProps {
  status: OrderStatus
  /** Without a background, for dense rows. */
  bare?: boolean | undefined
}

/**
 * An order's status as colour, icon and text, never only one of them. Memoised because most rows of a list
 * show the same status.
 */
export const OrderBadge = memo(function OrderBadge({ status, bare }: OrderBadgeProps) {
  const t = useT()
  const { tone, Icon, striped, struck } = orderStyle[status]
  return (
    <Badge
      tone={tone}
      icon={<Icon aria-hidden="true" />}
      striped={striped}
      struck={struck}
      bare={bare}
    >
      {t(`orderStatus.${status}`)}
    </Badge>
  )
})

import { Undo2 } from 'lucide-react'
import { type OrderStyle, orderStyle } from '#components/order/order-style.tsx'
import type { Order } from '#domain/entities/order.ts'
import { isSentBack } from '#domain/order/is-sent-back.ts'
import type { Translate } from '#messages/index.ts'

type Facts = Pick<Order, 'status' | 'statusReason'>

const sentBack: OrderStyle = { tone: 'orange', Icon: Undo2 }

/** Colour and icon of a visit. Its order's status, but what was sent back has no one on site. */
export function visitStyle(order: Facts): OrderStyle {
  return isSentBack(order) ? sentBack : orderStyle[order.status]
}

/** The same in words. */
export function visitStatus(t: Translate, order: Facts): string {
  return isSentBack(order) ? t('board.sentBack') : t(`orderStatus.${order.status}`)
}

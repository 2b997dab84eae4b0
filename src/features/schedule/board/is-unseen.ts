import { unseenBy } from '#domain/booking/visits-of-order.ts'
import type { BoardItem } from './use-board.ts'

/** Whether someone who was sent on a visit has not seen it since it changed, and has not started it either. */
export function isUnseen(item: BoardItem): boolean {
  return item.order.status === 'dispatched' && unseenBy(item).length > 0
}

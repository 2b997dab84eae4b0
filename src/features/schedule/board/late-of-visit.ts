import { lateNoticesOf } from '#domain/order/late-notices.ts'
import type { BoardItem } from './use-board.ts'

/** Who of a visit's people told the office that they will be late, the first to arrive first. */
export function lateOfVisit(item: BoardItem) {
  return lateNoticesOf(item.order, item)
}

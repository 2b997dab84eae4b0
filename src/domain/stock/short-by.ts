import type { Movement } from '../entities/movement.ts'
import { onHand, type ItemLine } from './ledger.ts'

type Line = Pick<
  Movement,
  'id' | 'type' | 'itemId' | 'fromId' | 'toId' | 'quantity' | 'transferId' | 'orderId' | 'at'
>

/**
 * How much more of an item was used than its location held when it was last noted on the order; 0 where there was
 * enough. A later count or delivery corrects the location and leaves this as it was.
 */
export function shortBy(
  { itemId, locationId }: Pick<ItemLine, 'itemId' | 'locationId'>,
  orderId: string,
  movements: readonly Line[],
): number {
  if (itemId === null || locationId === null) return 0
  const isNoted = (line: Line) =>
    line.orderId === orderId &&
    line.itemId === itemId &&
    (line.fromId === locationId || line.toId === locationId)
  const notedAt = movements.filter(isNoted).reduce((last, { at }) => (at > last ? at : last), '')
  const until = movements.filter((line) => line.itemId === itemId && line.at <= notedAt)
  return Math.max(0, -(onHand(until, locationId).get(itemId) ?? 0))
}

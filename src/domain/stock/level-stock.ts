import type { Movement } from '../entities/movement.ts'
import type { StockLevel } from '../entities/stock-level.ts'
import { roundQuantity, stepOf, type OnHand } from './ledger.ts'

/** The id of the document with how many of an item a warehouse holds. */
export function stockLevelId({ locationId, itemId }: Pick<StockLevel, 'locationId' | 'itemId'>) {
  return `${locationId}_${itemId}`
}

/**
 * What warehouses hold according to the sums of the server, and the movements that this device knows and a sum does not
 * hold yet: unsent ones, and those that the server received later. A use on an order that others than its author see
 * was received before it was shown to them. A warehouse without any sum is unknown.
 */
export function stockOfLevels(
  levels: readonly StockLevel[],
  movements: readonly Movement[],
  unsentIds: ReadonlySet<string>,
): ReadonlyMap<string, OnHand> {
  const byLocation = new Map<string, Map<string, number>>()
  const countedAt = new Map<string, string>()
  for (const level of levels) {
    const sums = byLocation.get(level.locationId) ?? new Map<string, number>()
    byLocation.set(level.locationId, sums.set(level.itemId, level.quantity))
    countedAt.set(stockLevelId(level), level.countedAt)
  }
  for (const movement of movements) {
    const step = stepOf(movement)
    const sums = step && byLocation.get(step.locationId)
    if (!step || !sums) continue
    const isShown =
      movement.orderId !== null && movement.readerIds.some((uid) => uid !== movement.actorId)
    const isCounted = isShown || movement.updatedAt <= (countedAt.get(stockLevelId(step)) ?? '')
    if (isCounted && !unsentIds.has(movement.id)) continue
    sums.set(step.itemId, roundQuantity((sums.get(step.itemId) ?? 0) + step.quantity))
  }
  return byLocation
}

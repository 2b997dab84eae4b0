import type { Movement } from '../entities/movement.ts'
import { groupBy } from '#lib/group-by.ts'
import { type ItemLine, itemKeyOf, itemLinesOf } from './ledger.ts'

const keptSuffix = '_kept'

/** The id of the only movement that adds a late one to its order. */
export function keptId(lateId: string): string {
  return `${lateId}${keptSuffix}`
}

/** Whether a movement adds a late one to its order. */
export function isKeptId(movementId: string): boolean {
  return movementId.endsWith(keptSuffix)
}

/** An item that a person used on an order after it was closed or reassigned: it is no part of the order yet. */
export interface LateLine extends ItemLine {
  readonly actorId: string
  /** What it is the sum of. */
  readonly movements: readonly Movement[]
}

/** What was used on an order too late and was not added to it since, by person and item. */
export function lateLinesOf(movements: readonly Movement[], orderId: string): readonly LateLine[] {
  const ofOrder = new Set(movements.filter((one) => one.orderId === orderId).map(({ id }) => id))
  const late = movements
    .filter((one) => one.lateOrderId === orderId && !ofOrder.has(keptId(one.id)))
    .toSorted((a, b) => a.at.localeCompare(b.at))
  return [...groupBy(late, ({ actorId }) => actorId)].flatMap(([actorId, some]) => {
    const byItem = groupBy(some, itemKeyOf)
    return itemLinesOf(some).map((line) => ({
      ...line,
      actorId,
      movements: byItem.get(line.key) ?? [],
    }))
  })
}

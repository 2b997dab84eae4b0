import type { Item } from '../entities/item.ts'
import type { Movement } from '../entities/movement.ts'

type Line = Pick<
  Movement,
  'id' | 'type' | 'itemId' | 'fromId' | 'toId' | 'quantity' | 'transferId' | 'orderId'
>

/** How much of each item there is at a place. */
export type OnHand = ReadonlyMap<string, number>

/** How much of each item the ledger says there is at a place. Order and repetition make no difference. */
export function onHand(movements: readonly Line[], locationId: string): OnHand {
  return onHandByLocation(movements).get(locationId) ?? new Map()
}

/** The same for every place that something was moved at. */
export function onHandByLocation(movements: readonly Line[]): ReadonlyMap<string, OnHand> {
  const byLocation = new Map<string, Map<string, number>>()
  const add = (locationId: string | null, itemId: string, quantity: number) => {
    if (locationId === null || quantity === 0) return
    const sums = byLocation.get(locationId) ?? new Map<string, number>()
    byLocation.set(locationId, sums.set(itemId, tidy((sums.get(itemId) ?? 0) + quantity)))
  }
  for (const { type, itemId, fromId, toId, quantity } of unique(movements)) {
    if (itemId === null) continue
    if (type !== 'transferOut') add(toId, itemId, quantity)
    if (type !== 'transferIn') add(fromId, itemId, -quantity)
  }
  return byLocation
}

/** Transfers that have left and that nobody has taken yet. */
export function onTheWay<M extends Line>(movements: readonly M[]): readonly M[] {
  const arrivals = movements.filter(({ type }) => type === 'transferIn')
  const ended = new Set(arrivals.map(({ transferId }) => transferId))
  return unique(movements).filter(({ id, type }) => type === 'transferOut' && !ended.has(id))
}

/** How much of each item has left one place and arrived at none. */
export function onTheWayByItem(movements: readonly Line[]): OnHand {
  const sums = new Map<string, number>()
  for (const { itemId, quantity } of onTheWay(movements)) {
    if (itemId !== null) sums.set(itemId, tidy((sums.get(itemId) ?? 0) + quantity))
  }
  return sums
}

/** A part noted on an order: what was used less what was given back. */
export interface ItemLine {
  readonly key: string
  readonly itemId: string | null
  readonly name: string
  readonly unit: string
  readonly locationId: string | null
  readonly quantity: number
}

type NamedLine = Line & Pick<Movement, 'name' | 'unit'>

/** The parts of an order by item, or words, and the place they came from; none that all came back. */
export function itemLinesOf(movements: readonly NamedLine[]): readonly ItemLine[] {
  const lines = new Map<string, ItemLine>()
  for (const { type, itemId, name, unit, fromId, toId, quantity } of unique(movements)) {
    const sign = type === 'consume' ? 1 : type === 'return' ? -1 : 0
    if (sign === 0) continue
    const locationId = sign === 1 ? fromId : toId
    const key = `${itemId ?? name.trim().toLowerCase()} ${locationId ?? ''}`
    const before = lines.get(key)
    const sum = tidy((before?.quantity ?? 0) + sign * quantity)
    lines.set(key, { ...(before ?? { key, itemId, name, unit, locationId }), quantity: sum })
  }
  return [...lines.values()].filter((line) => line.quantity > 0)
}

/** Whether there is less of an item at a place than there should be. */
export function isLow(item: Pick<Item, 'minimums'>, locationId: string, quantity: number): boolean {
  const minimum = item.minimums[locationId]
  return typeof minimum === 'number' && quantity < minimum
}

function unique<M extends Line>(movements: readonly M[]): readonly M[] {
  return [...new Map(movements.map((movement) => [movement.id, movement])).values()]
}

/** Metres and kilograms are added a tenth at a time, and tenths are not exact. */
function tidy(quantity: number): number {
  return Math.round(quantity * 1000) / 1000
}

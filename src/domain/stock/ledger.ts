import type { Item } from '../entities/item.ts'
import type { Movement } from '../entities/movement.ts'
import { movementRules } from './movement-rules.ts'

type Line = Pick<
  Movement,
  'id' | 'type' | 'itemId' | 'fromId' | 'toId' | 'quantity' | 'transferId' | 'orderId'
>

/** The quantity of each item at a location. */
export type OnHand = ReadonlyMap<string, number>

/** The quantity of each item at a location according to the ledger, whatever the order and repetition of lines. */
export function onHand(movements: readonly Line[], locationId: string): OnHand {
  return onHandByLocation(movements).get(locationId) ?? new Map()
}

/** The same for every location with movements. */
export function onHandByLocation(movements: readonly Line[]): ReadonlyMap<string, OnHand> {
  const byLocation = new Map<string, Map<string, number>>()
  for (const movement of unique(movements)) {
    const step = stepOf(movement)
    if (step === null || step.quantity === 0) continue
    const { locationId, itemId, quantity } = step
    const sums = byLocation.get(locationId) ?? new Map<string, number>()
    byLocation.set(locationId, sums.set(itemId, roundQuantity((sums.get(itemId) ?? 0) + quantity)))
  }
  return byLocation
}

/** What a movement changes: the quantity of an item at one location, below zero where it leaves. */
interface Step {
  readonly locationId: string
  readonly itemId: string
  readonly quantity: number
}

/** What a movement changes at the end that its author handled; null where that is no location or no item. */
export function stepOf({ type, itemId, fromId, toId, quantity }: Line): Step | null {
  const leaves = movementRules[type].ownEnd === 'from'
  const locationId = leaves ? fromId : toId
  if (locationId === null || itemId === null) return null
  return { locationId, itemId, quantity: leaves ? -quantity : quantity }
}

/** Transfers that have left and have not been received. */
export function inTransit<M extends Line>(movements: readonly M[]): readonly M[] {
  const arrivals = movements.filter(({ type }) => type === 'transferIn')
  const ended = new Set(arrivals.map(({ transferId }) => transferId))
  return unique(movements).filter(({ id, type }) => type === 'transferOut' && !ended.has(id))
}

/** The quantity of each item in transit. */
export function inTransitByItem(movements: readonly Line[]): OnHand {
  const sums = new Map<string, number>()
  for (const { itemId, quantity } of inTransit(movements)) {
    if (itemId !== null) sums.set(itemId, roundQuantity((sums.get(itemId) ?? 0) + quantity))
  }
  return sums
}

/** An item noted on an order: what was used less what was returned. */
export interface ItemLine {
  readonly key: string
  readonly itemId: string | null
  readonly name: string
  readonly unit: string
  readonly locationId: string | null
  readonly quantity: number
}

type NamedLine = Line & Pick<Movement, 'name' | 'unit'>

/** The items of an order by item, or description, and the location they came from; without those fully returned. */
export function itemLinesOf(movements: readonly NamedLine[]): readonly ItemLine[] {
  const lines = new Map<string, ItemLine>()
  for (const movement of unique(movements)) {
    const { type, itemId, name, unit, quantity } = movement
    const sign = type === 'consume' ? 1 : type === 'return' ? -1 : 0
    if (sign === 0) continue
    const locationId = usedAt(movement)
    const key = itemKeyOf(movement)
    const before = lines.get(key)
    const sum = roundQuantity((before?.quantity ?? 0) + sign * quantity)
    lines.set(key, { ...(before ?? { key, itemId, name, unit, locationId }), quantity: sum })
  }
  return [...lines.values()].filter((line) => line.quantity > 0)
}

/** The `key` of the item line that a use or a return counts towards. */
export function itemKeyOf(movement: NamedLine): string {
  return `${movement.itemId ?? movement.name.trim().toLowerCase()} ${usedAt(movement) ?? ''}`
}

function usedAt({ type, fromId, toId }: NamedLine): string | null {
  return type === 'return' ? toId : fromId
}

/** Whether a location has less of an item than its minimum. */
export function isLow(item: Pick<Item, 'minimums'>, locationId: string, quantity: number): boolean {
  const minimum = item.minimums[locationId]
  return typeof minimum === 'number' && quantity < minimum
}

function unique<M extends Line>(movements: readonly M[]): readonly M[] {
  return [...new Map(movements.map((movement) => [movement.id, movement])).values()]
}

/** Metres and kilograms are added in tenths, which are not exact in binary. */
export function roundQuantity(quantity: number): number {
  return Math.round(quantity * 1000) / 1000
}

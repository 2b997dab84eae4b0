import type { Item } from '../entities/item.ts'
import { roundQuantity, type OnHand } from './ledger.ts'
import type { Transfer } from './named-lines.ts'

/** An item of which a location has less than its minimum. */
export interface RefillLine {
  readonly item: Item
  readonly quantity: number
  readonly minimum: number
  /** On the way there already. */
  readonly coming: number
  /** What is missing to the minimum once that has arrived. */
  readonly missing: number
}

interface Held {
  readonly item: Item
  readonly quantity: number
  readonly minimum: number | null
}

/** The items that a location must be sent to hold its minimum of each, given what is on the way. */
export function refillLines(
  stock: readonly Held[],
  incoming: readonly Pick<Transfer, 'movement'>[],
): readonly RefillLine[] {
  return stock.flatMap(({ item, quantity, minimum }): readonly RefillLine[] => {
    if (minimum === null) return []
    const coming = incoming
      .filter(({ movement }) => movement.itemId === item.id)
      .reduce((sum, { movement }) => sum + movement.quantity, 0)
    const missing = roundQuantity(minimum - quantity - coming)
    return missing > 0 ? [{ item, quantity, minimum, coming: roundQuantity(coming), missing }] : []
  })
}

/** How many of a line to propose from a source: what is missing, but no more than is there. */
export function refillFrom({ item, missing }: RefillLine, held: OnHand | undefined): number {
  return Math.max(0, Math.min(missing, held?.get(item.id) ?? 0))
}

interface Source {
  readonly id: string
  readonly held: OnHand
}

/** The source that has something of most lines; '' without one. */
export function bestSource(lines: readonly RefillLine[], sources: readonly Source[]): string {
  const count = ({ held }: Source) => lines.filter((line) => refillFrom(line, held) > 0).length
  return sources.toSorted((a, b) => count(b) - count(a))[0]?.id ?? ''
}

import type { LinePricing } from './line-pricing.ts'
import type { PriceSource } from './price-source.ts'

interface Line {
  readonly quantityMilli: number
  readonly priceMinor: number
  readonly perQuantity: number
  readonly priceSource?: PriceSource
}

/** What a price changes of a line. */
export interface Repriced {
  readonly priceMinor: number
  readonly priceSource?: PriceSource
}

/** A price that a person types: it is theirs from here on. */
export function typedPrice({ priceSource }: Line, priceMinor: number): Repriced {
  const itemId = priceSource?.itemId
  return itemId === undefined
    ? { priceMinor }
    : { priceMinor, priceSource: { kind: 'typed', itemId } }
}

/** The catalogue's price; null where the line has it, or is not of an item that is known here. */
export function toCatalogue({ priceSource }: Line, pricing: LinePricing): Repriced | null {
  if (!priceSource || priceSource.kind === 'catalogue') return null
  const { itemId } = priceSource
  const priceMinor = pricing.catalogueMinor(itemId)
  return priceMinor === null ? null : { priceMinor, priceSource: { kind: 'catalogue', itemId } }
}

/** The price of the customer's list; null where the line has it, or the list sets none. */
export function toList(line: Line, pricing: LinePricing): Repriced | null {
  if (!line.priceSource || line.perQuantity !== 1) return null
  const { priceMinor, source } =
    pricing.priceOfId(line.priceSource.itemId, line.quantityMilli) ?? {}
  if (priceMinor === undefined || source?.kind !== 'list') return null
  const { kind, listId } = { listId: '', ...line.priceSource }
  const hasIt = kind === 'list' && listId === source.listId && priceMinor === line.priceMinor
  return hasIt ? null : { priceMinor, priceSource: source }
}

/**
 * Another quantity, with the price that the list has for it. A price that is no longer the list's stays as it is: a
 * draft never changes because a list did.
 */
export function toQuantity(
  line: Line,
  quantityMilli: number,
  pricing: LinePricing | null,
): { readonly quantityMilli: number } & Partial<Repriced> {
  const hasListPrice =
    pricing && line.priceSource?.kind === 'list' && toList(line, pricing) === null
  const next = hasListPrice ? toList({ ...line, quantityMilli }, pricing) : null
  return { quantityMilli, ...next }
}

/** The lines that would have another price with the customer's list; what a person typed is not among them. */
export function otherThanList<L extends Line>(
  lines: readonly L[],
  pricing: LinePricing,
): readonly L[] {
  return lines.filter(
    (line) => line.priceSource?.kind !== 'typed' && toList(line, pricing) !== null,
  )
}

/** All lines, with the prices of the customer's list where it sets one and nobody typed another. */
export function withListPrices<L extends Line>(
  lines: readonly L[],
  pricing: LinePricing,
): readonly L[] {
  const others = new Set(otherThanList(lines, pricing))
  return lines.map((line) => (others.has(line) ? { ...line, ...toList(line, pricing) } : line))
}

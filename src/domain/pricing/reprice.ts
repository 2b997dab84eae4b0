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
  const hasIt = isSameSource(source, line.priceSource) && priceMinor === line.priceMinor
  return hasIt ? null : { priceMinor, priceSource: source }
}

/**
 * Another quantity, with the customer's price for it. A price that is no longer what the customer would get for the
 * quantity before stays as it is: a draft never changes because a list or the catalogue did.
 */
export function toQuantity(
  line: Line,
  quantityMilli: number,
  pricing: LinePricing | null,
): { readonly quantityMilli: number } & Partial<Repriced> {
  const { priceSource, priceMinor, perQuantity } = line
  if (!pricing || !priceSource || perQuantity !== 1) return { quantityMilli }
  const before = pricing.priceOfId(priceSource.itemId, line.quantityMilli)
  if (before?.priceMinor !== priceMinor || !isSameSource(before.source, priceSource))
    return { quantityMilli }
  const after = pricing.priceOfId(priceSource.itemId, quantityMilli)
  return after
    ? { quantityMilli, priceMinor: after.priceMinor, priceSource: after.source }
    : { quantityMilli }
}

/** Whether both are of one item, and of one list under whatever name. */
function isSameSource(a: PriceSource, b: PriceSource): boolean {
  if (a.kind === 'list' && b.kind === 'list') return a.listId === b.listId && a.itemId === b.itemId
  return a.kind === b.kind && a.itemId === b.itemId
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

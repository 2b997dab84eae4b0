import type { Item } from '../entities/item.ts'
import type { PriceList } from '../entities/price-list.ts'
import { divideRounded } from '../money/divide-rounded.ts'
import { maxMinor } from '../money/max-minor.ts'
import { type ListFault, listFault, type PricedIn } from './list-fault.ts'
import { type PriceChange, priceRulesOf, type PriceRule, type PriceTarget } from './price-rule.ts'
import type { PriceSource } from './price-source.ts'

export type PricedItem = Pick<Item, 'id' | 'category' | 'priceMinor'>

/** A sale of an item. */
export interface Sale {
  readonly item: PricedItem
  readonly quantityMilli: number
  /** What a unit costs the company in minor units; 0 where that is not known. */
  readonly costMinor: number
  /** The tax of the line, in thousandths of a percent. */
  readonly rateMilliPercent: number
  readonly document: PricedIn
  /** The day, in the company's time zone. */
  readonly on: string
}

/** Why a price is the catalogue's although there is a list; 'noCost': its rule needs what the item costs. */
export type CatalogueReason = ListFault | 'noRule' | 'noCost' | 'tooLarge'

export interface ItemPrice {
  readonly priceMinor: number
  readonly source: PriceSource
  /** null where the list sets the price, and where there is no list. */
  readonly reason: CatalogueReason | null
}

/** The price of an item for a customer with this list; the catalogue's where the list does not set one. */
export function priceOf(sale: Sale, list: PriceList | null): ItemPrice {
  const found = list === null ? null : listPrice(sale, list)
  const { id: itemId, priceMinor } = sale.item
  if (list === null || typeof found !== 'number')
    return {
      priceMinor,
      source: { kind: 'catalogue', itemId },
      reason: found as CatalogueReason | null,
    }
  const source = { kind: 'list', itemId, listId: list.id, listName: list.name } as const
  return { priceMinor: found, source, reason: null }
}

function listPrice(sale: Sale, list: PriceList): number | CatalogueReason {
  const fault = listFault(list, sale.document, sale.on)
  if (fault !== null) return fault
  const rule = ruleFor(priceRulesOf(list), sale.item, sale.quantityMilli)
  return rule === null ? 'noRule' : changedPrice(rule.change, sale)
}

/**
 * The rule that holds for a quantity of an item: one of the item goes before one of its category, and that before one of
 * everything; among equals the one from the highest quantity, and of two from the same the first. What is taken back
 * counts as what was sold.
 */
export function ruleFor(
  rules: readonly PriceRule[],
  item: Pick<Item, 'id' | 'category'>,
  quantityMilli: number,
): PriceRule | null {
  const holding = rules
    .filter(({ fromMilli }) => fromMilli <= Math.abs(quantityMilli))
    .toSorted((a, b) => b.fromMilli - a.fromMilli)
  for (const kind of ['item', 'category', 'all'] as const) {
    const found = holding.find(({ target }) => target.kind === kind && isAbout(target, item))
    if (found) return found
  }
  return null
}

function isAbout(target: PriceTarget, item: Pick<Item, 'id' | 'category'>): boolean {
  if (target.kind === 'item') return target.itemId === item.id
  return target.kind === 'all' || sameWord(target.category) === sameWord(item.category)
}

function sameWord(category: string): string {
  return category.trim().toLowerCase()
}

const whole = 100_000n

/** Costs are without tax, so a markup in a list with tax adds it. */
function changedPrice(change: PriceChange, sale: Sale): number | CatalogueReason {
  if (change.kind === 'fixed') return change.minor
  const share = BigInt(change.milliPercent)
  if (change.kind === 'percentOff')
    return Number(divideRounded(BigInt(sale.item.priceMinor) * (whole - share), whole))
  if (sale.costMinor === 0) return 'noCost'
  const marked = BigInt(sale.costMinor) * (whole + share)
  const price = sale.document.isInclusive
    ? divideRounded(marked * (whole + BigInt(sale.rateMilliPercent)), whole * whole)
    : divideRounded(marked, whole)
  return price > maxMinor ? 'tooLarge' : Number(price)
}

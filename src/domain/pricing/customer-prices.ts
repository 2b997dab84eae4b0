import type { TaxFacts } from '../company/tax-codes-of.ts'
import { defaultTaxCodeOf, taxCodesOf } from '../company/tax-codes-of.ts'
import type { Item } from '../entities/item.ts'
import type { PriceList } from '../entities/price-list.ts'
import type { PricedIn } from './list-fault.ts'
import { type ItemPrice, priceOf } from './price-of.ts'

/** What the prices of a customer follow from beside the catalogue. */
export interface CustomerPrices {
  readonly list: PriceList | null
  /** What items cost the company by id, in minor units. */
  readonly costs: ReadonlyMap<string, number>
}

/** Those of a customer who pays the catalogue's. */
export const cataloguePrices: CustomerPrices = { list: null, costs: new Map() }

/** Some of an item on a line of a document, on a day. */
export interface LineSale {
  readonly item: Pick<Item, 'id' | 'category' | 'priceMinor' | 'taxCode'>
  readonly quantityMilli: number
  readonly document: PricedIn
  readonly on: string
}

/** What a customer pays for it; the tax is the item's, else the company's usual one. */
export function customerPrice(
  { list, costs }: CustomerPrices,
  company: TaxFacts,
  { item, ...sale }: LineSale,
): ItemPrice {
  const tax = taxCodesOf(company).find(({ code }) => code === item.taxCode)
  const { rateMilliPercent } = tax ?? defaultTaxCodeOf(company)
  return priceOf({ ...sale, item, costMinor: costs.get(item.id) ?? 0, rateMilliPercent }, list)
}

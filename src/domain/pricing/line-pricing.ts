import type { TaxFacts } from '../company/tax-codes-of.ts'
import type { Item } from '../entities/item.ts'
import type { PriceList } from '../entities/price-list.ts'
import { type CustomerPrices, customerPrice } from './customer-prices.ts'
import { type ListFault, listFault, type PricedIn } from './list-fault.ts'
import type { ItemPrice } from './price-of.ts'

type SoldItem = Pick<Item, 'id' | 'category' | 'priceMinor' | 'taxCode'>

/** What the items of a draft's lines cost its customer. */
export interface LinePricing {
  readonly list: PriceList | null
  /** Why none of its lines can have the list's prices; null where they can. */
  readonly fault: ListFault | null
  readonly priceOf: (item: SoldItem, quantityMilli: number) => ItemPrice
  /** The same for an item by its id; null where it is not known here. */
  readonly priceOfId: (itemId: string, quantityMilli: number) => ItemPrice | null
  /** The catalogue's price of an item; null where it is not known here. */
  readonly catalogueMinor: (itemId: string) => number | null
}

interface PricingFacts {
  readonly prices: CustomerPrices
  readonly items: readonly SoldItem[]
  readonly company: TaxFacts
  readonly document: PricedIn
  /** The day, in the company's time zone. */
  readonly on: string
}

/** The prices of a draft for its customer on a day. */
export function linePricing({ prices, items, company, ...sale }: PricingFacts): LinePricing {
  const known = new Map(items.map((item) => [item.id, item]))
  const priceOf = (item: SoldItem, quantityMilli: number) =>
    customerPrice(prices, company, { item, quantityMilli, ...sale })
  return {
    list: prices.list,
    fault: prices.list && listFault(prices.list, sale.document, sale.on),
    priceOf,
    priceOfId(itemId, quantityMilli) {
      const item = known.get(itemId)
      return item ? priceOf(item, quantityMilli) : null
    },
    catalogueMinor: (itemId) => known.get(itemId)?.priceMinor ?? null,
  }
}

import type { Item } from '../entities/item.ts'
import type { Price } from '../entities/price.ts'

/**
 * An item with what it is sold for, 0 where that is not known here. An item that still holds its price was written by an
 * app from before `prices`, later than what was moved there.
 */
export function pricedItem(item: Item, price: Pick<Price, 'priceMinor'> | undefined): Item {
  return item.priceMinor > 0 || !price ? item : { ...item, priceMinor: price.priceMinor }
}

import type { Item } from '#domain/entities/item.ts'
import { pricedItem } from '#domain/stock/priced-item.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { entitiesOf } from '../entities-of.ts'

/** The whole catalogue, with what things are sold for where this device may know that. */
export async function readItems(db: UserDb): Promise<readonly Item[]> {
  const [items, rows] = await Promise.all([db.items.toArray(), db.prices.toArray()])
  const prices = new Map(entitiesOf('prices', rows).map((price) => [price.id, price]))
  return entitiesOf('items', items).map((item) => pricedItem(item, prices.get(item.id)))
}

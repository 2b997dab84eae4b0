import type { CustomerPrices } from '#domain/pricing/customer-prices.ts'
import { costOf } from '#domain/stock/cost-of.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { entitiesOf } from '../entities-of.ts'

/** What those of these customers pay who have a price list on this device, by customer. */
export async function readCustomerPrices(
  db: UserDb,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, CustomerPrices>> {
  const known = entitiesOf('customers', await bulkGet(db.customers, [...new Set(customerIds)]))
  const ids = [...new Set(known.flatMap(({ priceListId }) => priceListId ?? []))]
  if (ids.length === 0) return new Map()
  const lists = new Map(
    entitiesOf('priceLists', await bulkGet(db.priceLists, ids)).map((list) => [list.id, list]),
  )
  const [items, costRows] = await Promise.all([db.items.toArray(), db.costs.toArray()])
  const held = new Map(entitiesOf('costs', costRows).map((cost) => [cost.id, cost]))
  const costs = new Map(
    entitiesOf('items', items).map((item) => [item.id, costOf(item, held.get(item.id))]),
  )
  return new Map(
    known.flatMap(({ id, priceListId }) => {
      const list = lists.get(priceListId ?? '')
      return list ? [[id, { list, costs }] as const] : []
    }),
  )
}

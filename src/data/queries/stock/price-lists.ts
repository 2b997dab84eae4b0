import type { PriceList } from '#domain/entities/price-list.ts'
import { cataloguePrices, type CustomerPrices } from '#domain/pricing/customer-prices.ts'
import { isLoaded, itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf, entityOf } from '../entities-of.ts'
import { readCustomerPrices } from './read-customer-prices.ts'

/** The price lists by name, archived ones included; undefined before they are loaded. Only the office has any. */
export function priceLists(): Query<readonly PriceList[] | undefined> {
  return defineQuery('priceLists', null, ({ db }) =>
    itemsIfLoaded(db, ['priceLists'], async () =>
      entitiesOf('priceLists', await db.priceLists.toArray()).toSorted((a, b) =>
        a.name.localeCompare(b.name),
      ),
    ),
  )
}

/** One price list: null where there is none of this id, undefined before it is loaded. */
export function priceListById(id: string): Query<PriceList | null | undefined> {
  return defineQuery('priceListById', id, async ({ db }) => {
    const [isKnown, row] = await Promise.all([isLoaded(db, ['priceLists']), db.priceLists.get(id)])
    return entityOf('priceLists', row) ?? (isKnown ? null : undefined)
  })
}

/** How many customers have each price list, by its id; archived customers do not count. */
export function customersOfPriceLists(): Query<ReadonlyMap<string, number>> {
  return defineQuery('customersOfPriceLists', null, async ({ db }) => {
    const counts = new Map<string, number>()
    for (const { priceListId, archivedAt } of entitiesOf('customers', await db.customers.toArray()))
      if (priceListId !== null && archivedAt === null)
        counts.set(priceListId, (counts.get(priceListId) ?? 0) + 1)
    return counts
  })
}

/** What a customer pays; the catalogue's prices where this device has no list of theirs. */
export function pricesOfCustomer(customerId: string): Query<CustomerPrices> {
  return defineQuery('pricesOfCustomer', customerId, async ({ db }) => {
    const prices = await readCustomerPrices(db, [customerId])
    return prices.get(customerId) ?? cataloguePrices
  })
}

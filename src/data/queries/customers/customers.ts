import { groupBy } from '#lib/group-by.ts'
import type { Site } from '#domain/entities/site.ts'
import type { Query } from '#data/types/data.ts'
import type { CustomerListItem, CustomerMarksItem, CustomerView } from '#data/types/views.ts'
import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { readCustomerList } from './read-customer-list.ts'
import { readCustomerView } from './read-customer-view.ts'

/** Customers by name; undefined if there are none and the first load is not over. */
export function customerList(): Query<readonly CustomerListItem[] | undefined> {
  return defineQuery('customerList', null, ({ db }) =>
    itemsIfLoaded(db, ['customers'], () => readCustomerList(db)),
  )
}

/** One customer with sites and orders; null if this device has none with that id. */
export function customerById(id: string): Query<CustomerView | null> {
  return defineQuery('customerById', id, ({ db }) => readCustomerView(db, id))
}

/** The sites whose point on the map is known. */
export function mappedSites(): Query<readonly Site[]> {
  return defineQuery('mappedSites', null, async ({ db }) =>
    entitiesOf('sites', await db.sites.toArray()).filter(({ geo }) => geo !== null),
  )
}

/** The customers that an order can be for, each with what tells that one is entered twice. */
export function customerMarks(): Query<readonly CustomerMarksItem[]> {
  return defineQuery('customerMarks', null, async ({ db }) => {
    const [customers, sites] = await Promise.all([db.customers.toArray(), db.sites.toArray()])
    const sitesOf = groupBy(entitiesOf('sites', sites), ({ customerId }) => customerId)
    return entitiesOf('customers', customers)
      .filter(({ archivedAt, erasedAt }) => archivedAt === null && erasedAt === null)
      .map(({ id, name, phone }) => {
        const streets = (sitesOf.get(id) ?? []).map(({ address }) => address.line1)
        return { id, name, phone, streets }
      })
  })
}

import type { Query } from '#data/types/data.ts'
import type { CustomerListItem, CustomerView } from '#data/types/views.ts'
import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import { defineQuery } from '../define-query.ts'
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

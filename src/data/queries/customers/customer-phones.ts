import type { Query } from '#data/types/data.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** The telephone numbers of customers on this device by customer id; those without one are left out. */
export function customerPhones(ids: readonly string[]): Query<ReadonlyMap<string, string>> {
  return defineQuery('customerPhones', ids, async ({ db }) => {
    const rows = await bulkGet(db.customers, ids)
    const customers = entitiesOf('customers', rows)
    return new Map(
      customers.filter(({ phone }) => phone !== '').map(({ id, phone }) => [id, phone]),
    )
  })
}

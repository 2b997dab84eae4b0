import { isSampleId } from '#domain/entities/sample-id.ts'
import type { Query } from '#data/types/data.ts'
import type { SiteWithoutPlace } from '#data/types/views.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf, manyEntitiesOf } from '../entities-of.ts'
import { readOrderRows } from '../orders/read-order-list.ts'

/**
 * Sites in use that are not on the map, without those of the sample data, which are nowhere: those with the earliest planned visit first, then those with other open orders,
 * then by customer.
 */
export function sitesWithoutPlace(): Query<readonly SiteWithoutPlace[]> {
  return defineQuery('sitesWithoutPlace', null, async (context) => {
    const { db } = context
    const sites = entitiesOf('sites', await db.sites.toArray()).filter(
      ({ id, geo, archivedAt, erasedAt }) =>
        geo === null && archivedAt === null && erasedAt === null && !isSampleId(id),
    )
    if (sites.length === 0) return []
    const [rows, customerRows] = await Promise.all([
      readOrderRows(context, { open: true }),
      db.customers.bulkGet([...new Set(sites.map(({ customerId }) => customerId))]),
    ])
    // Nothing is read after this: a live query does not see reads that come after a pause.
    const orders = await manyEntitiesOf('orders', rows)
    const names = new Map(entitiesOf('customers', customerRows).map(({ id, name }) => [id, name]))
    return sites
      .map((site): SiteWithoutPlace => {
        const open = orders.filter(({ siteId }) => siteId === site.id)
        const starts = open.flatMap(({ plannedStart }) => plannedStart ?? [])
        return {
          site,
          customerName: names.get(site.customerId) ?? '',
          nextAt: starts.toSorted()[0] ?? null,
          openOrderCount: open.length,
        }
      })
      .toSorted(byNeed)
  })
}

function byNeed(a: SiteWithoutPlace, b: SiteWithoutPlace): number {
  const byTime = time(a) - time(b)
  const byOpen = Math.sign(b.openOrderCount) - Math.sign(a.openOrderCount)
  // Two without a visit are infinitely late, and their difference is no number.
  return byTime || byOpen || a.customerName.localeCompare(b.customerName)
}

function time({ nextAt }: SiteWithoutPlace): number {
  return nextAt === null ? Number.POSITIVE_INFINITY : Date.parse(nextAt)
}

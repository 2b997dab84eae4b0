import { bulkGet } from '#data/local/database/bulk.ts'
import type { Query } from '#data/types/data.ts'
import type { SiteHistory } from '#data/types/views.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** The equipment at a site and the work done there, as far as this device knows. */
export function siteHistory(siteId: string): Query<SiteHistory> {
  return defineQuery('siteHistory', siteId, async ({ db }) => {
    const [assets, rows, unsent, users] = await Promise.all([
      db.assets.where('siteId').equals(siteId).toArray(),
      db.visits.where('siteId').equals(siteId).toArray(),
      db.base.where('ref').startsWith('assets/').primaryKeys(),
      db.users.toArray(),
    ])
    const visits = entitiesOf('visits', rows)
      .filter(({ outcome }) => outcome !== 'open')
      .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    const orders = await bulkGet(
      db.orders,
      visits.map(({ id }) => id),
    )
    const names = new Map(entitiesOf('users', users).map(({ id, name }) => [id, name]))
    return {
      assets: entitiesOf('assets', assets)
        .map((asset) => ({ asset, unsent: unsent.includes(`assets/${asset.id}`) }))
        .toSorted((a, b) => a.asset.name.localeCompare(b.asset.name)),
      visits: visits.map((visit, i) => ({
        ...visit,
        byName: names.get(visit.by) ?? '',
        hasOrder: orders[i] !== undefined,
      })),
    }
  })
}

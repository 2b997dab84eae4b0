import type { Calibration } from '#domain/dispatch/travel/drive-facts.ts'
import { calibrate } from '#domain/dispatch/travel/calibrate.ts'
import { tripsOf } from '#domain/dispatch/travel/trips-of.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf, manyEntitiesOf } from '../entities-of.ts'

/** How long the company's drives took, as far as their recorded travel time is on this device. */
export function companyDrives(timeZone: string): Query<Calibration> {
  return defineQuery('companyDrives', timeZone, async ({ db }) => {
    const [rows, staff, sites, companies] = await Promise.all([
      db.timeEntries.toArray(),
      db.staff.toArray(),
      db.sites.toArray(),
      db.companies.toArray(),
    ])
    const orderIds = [...new Set(rows.flatMap(({ orderId }) => orderId ?? []).map(String))]
    const orders = await db.orders.bulkGet(orderIds)
    // Nothing is read after this: a live query does not see reads that come after a pause.
    const entries = await manyEntitiesOf('timeEntries', rows)
    const places = new Map((await manyEntitiesOf('sites', sites)).map(({ id, geo }) => [id, geo]))
    const siteOf = new Map(orders.flatMap((row) => (row ? [[row.id, String(row.siteId)]] : [])))
    const bases = new Map(
      entitiesOf('staff', staff).map(({ userId, basePlace }) => [userId, basePlace?.geo ?? null]),
    )
    const trips = tripsOf(entries, {
      placeOf: (orderId) => places.get(siteOf.get(orderId) ?? '') ?? null,
      baseOf: (userId) => bases.get(userId) ?? null,
      timeZone,
    })
    return calibrate(trips, timeZone, entitiesOf('companies', companies)[0]?.barriers)
  })
}

import type { Calibration } from '#domain/dispatch/travel/drive-facts.ts'
import { calibrate } from '#domain/dispatch/travel/calibrate.ts'
import { tripsOf } from '#domain/dispatch/travel/trips-of.ts'
import { recordedDays } from '#domain/sync/received-days.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf, manyEntitiesOf } from '../entities-of.ts'

const dayMs = 86_400_000

/**
 * How long the company's drives took, by the recorded travel time that every device of theirs receives by itself: one
 * that holds more must not plan otherwise.
 */
export function companyDrives(timeZone: string): Query<Calibration> {
  return defineQuery('companyDrives', timeZone, async ({ db }) => {
    const [stored, staff, sites, companies] = await Promise.all([
      db.timeEntries.toArray(),
      db.staff.toArray(),
      db.sites.toArray(),
      db.companies.toArray(),
    ])
    const since = new Date(Date.now() - (recordedDays - 1) * dayMs).toISOString()
    const rows = stored.filter(({ startedAt }) => String(startedAt) >= since)
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

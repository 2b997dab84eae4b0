import type { Photo } from '#domain/entities/photo.ts'
import { bulkGet } from '../local/bulk.ts'
import type { OrderReadiness, Query } from '../types.ts'
import { defineQuery } from './define-query.ts'
import { parseRows } from './parse-rows.ts'
import { readOrderRows } from './read-order-list.ts'

/** What of a person's open orders planned before `until` (an instant), or without a time, is on this device. */
export function readiness(until: string): Query<readonly OrderReadiness[]> {
  return defineQuery('readiness', until, async (context) => {
    const { db } = context
    const rows = await readOrderRows(context, { scope: 'mine', open: true })
    const orders = parseRows('orders', rows)
      .filter(({ plannedStart }) => plannedStart === null || plannedStart < until)
      .toSorted((a, b) => (a.plannedStart ?? '~').localeCompare(b.plannedStart ?? '~'))
    const abouts = orders.map(({ id }) => `orders/${id}`)
    const [customers, sites, pictures, items] = await Promise.all([
      bulkGet(
        db.customers,
        orders.map(({ customerId }) => customerId),
      ),
      bulkGet(
        db.sites,
        orders.map(({ siteId }) => siteId),
      ),
      db.photos.where('about').anyOf(abouts).toArray(),
      db.items.count(),
    ])
    const photos = parseRows('photos', pictures).filter(({ uploadedAt }) => uploadedAt !== null)
    const held = new Set(
      (
        await bulkGet(
          db.blobs,
          photos.map(({ id }) => id),
        )
      ).flatMap((blob) => blob?.id ?? []),
    )
    const missingOf = (about: string) =>
      photos.filter((photo: Photo) => photo.about === about && !held.has(photo.id))
    return orders.map((order, i) => ({
      order,
      customer: customers[i] !== undefined,
      site: sites[i] !== undefined,
      catalogue: items > 0 || !order.requires.includes('parts'),
      missingPhotos: missingOf(`orders/${order.id}`).map(({ id }) => id),
    }))
  })
}

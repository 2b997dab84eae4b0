import type { Photo } from '#domain/entities/photo.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import { readMeta } from '#data/local/rows/meta.ts'
import { ownEntriesOf } from '#domain/booking/day-entries.ts'
import type { Query } from '#data/types/data.ts'
import type { OrderReadiness } from '#data/types/views.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { readBookings } from './planned-orders.ts'
import { readOrderRows } from './read-order-list.ts'

/**
 * For a person's open orders with a visit of theirs before `until` (an instant) or without a day: what of them is on
 * this device.
 */
export function readiness(until: string): Query<readonly OrderReadiness[]> {
  return defineQuery('readiness', until, async (context) => {
    const { db, uid } = context
    const rows = await readOrderRows(context, { scope: 'mine', open: true })
    const bookings = await readBookings(context, rows)
    const orders = entitiesOf('orders', rows)
      .flatMap((order) => {
        const entries = ownEntriesOf(order, bookings.get(order.id) ?? [], uid)
        const [first] = entries.map(({ start }) => start ?? '~').sort()
        const isSoon = entries.some(({ start }) => start === null || start < until)
        return isSoon && first !== undefined ? [{ order, first }] : []
      })
      .sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0))
      .map(({ order }) => order)
    const abouts = orders.map(({ id }) => `orders/${id}`)
    const [loaded, customers, sites, assets, photoRows, items, places] = await Promise.all([
      readMeta(db, 'loaded'),
      bulkGet(
        db.customers,
        orders.map(({ customerId }) => customerId),
      ),
      bulkGet(
        db.sites,
        orders.map(({ siteId }) => siteId),
      ),
      bulkGet(
        db.assets,
        orders.flatMap(({ assetIds }) => assetIds),
      ),
      db.photos.where('about').anyOf(abouts).toArray(),
      db.items.count(),
      db.locations.toArray(),
    ])
    const isLoaded = (key: string) => loaded?.includes(key) ?? false
    const hasVan = entitiesOf('locations', places).some(({ technicianId }) => technicianId === uid)
    const held = new Set(assets.flatMap((asset) => asset?.id ?? []))
    const photos = entitiesOf('photos', photoRows).filter(({ uploadedAt }) => uploadedAt !== null)
    const withPhotos = new Set(
      (
        await bulkGet(
          db.blobs,
          photos.map(({ id }) => id),
        )
      ).flatMap((blob) => blob?.id ?? []),
    )
    const missingOf = (about: string) =>
      photos.filter((photo: Photo) => photo.about === about && !withPhotos.has(photo.id))
    return orders.map((order, i) => ({
      order,
      customer: customers[i] !== undefined,
      site: entitiesOf('sites', sites[i] ? [sites[i]] : [])[0] ?? null,
      history: isLoaded('visits') && order.assetIds.every((id) => held.has(id)),
      catalogue: items > 0 || !order.requires.includes('parts'),
      van: !hasVan || !order.requires.includes('parts') || isLoaded('movements:mine'),
      missingPhotos: missingOf(`orders/${order.id}`).map(({ id }) => id),
    }))
  })
}

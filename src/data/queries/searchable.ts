import type { Site } from '#domain/entities/site.ts'
import type { Query } from '../types.ts'
import type { Searchable } from '../view-types.ts'
import { defineQuery } from './define-query.ts'
import { parseManyRows, parseRows } from './parse-rows.ts'
import { siteLine } from './site-line.ts'

/** Everything on this device that is found by words. */
export function searchables(): Query<readonly Searchable[]> {
  return defineQuery('searchables', null, async ({ db }) => {
    const [orderRows, customerRows, siteRows, itemRows, messageRows] = await Promise.all([
      db.orders.toArray(),
      db.customers.toArray(),
      db.sites.toArray(),
      db.items.toArray(),
      db.messages.toArray(),
    ])
    // Nothing is read after this: a pause within a live query would hide it.
    const orders = await parseManyRows('orders', orderRows)
    const messages = await parseManyRows('messages', messageRows)
    const customers = parseRows('customers', customerRows)
    const sites = parseRows('sites', siteRows)
    const names = new Map(customers.map(({ id, name }) => [id, name]))
    const addresses = new Map(sites.map((site) => [site.id, siteLine(site)]))
    const sitesOf = new Map<string, Site[]>()
    for (const site of sites) {
      sitesOf.set(site.customerId, [...(sitesOf.get(site.customerId) ?? []), site])
    }
    return [
      ...orders.map((order): Searchable => {
        const name = names.get(order.customerId) ?? ''
        const { id, title, ref, description, instructions, resolution, tags } = order
        const more = [description, instructions, resolution, tags.join(' ')]
        const where = addresses.get(order.siteId) ?? ''
        return {
          kind: 'order',
          id,
          title,
          note: `${ref} ${name}`,
          text: [where, ...more].join(' '),
        }
      }),
      ...customers.map(({ id, name, phone, email, notes }): Searchable => {
        const places = (sitesOf.get(id) ?? []).map(siteLine)
        const text = [email, notes, ...places].join(' ')
        return { kind: 'customer', id, title: name, note: phone, text }
      }),
      ...parseRows('items', itemRows).map(({ id, name, sku, barcode, category }): Searchable => ({
        kind: 'part',
        id,
        title: name,
        note: sku,
        text: `${barcode} ${category}`,
      })),
      ...messages.map(({ threadId, text, at, id }): Searchable => ({
        kind: 'message',
        id,
        title: text,
        note: '',
        text: '',
        threadId,
        at,
      })),
    ]
  })
}

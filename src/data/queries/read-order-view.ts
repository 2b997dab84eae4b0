import { equal } from '#lib/equal.ts'
import { docOf } from '../local/documents.ts'
import { outboxItemsOf } from '../outbox/outbox-item.ts'
import type { OrderView } from '../types.ts'
import type { QueryContext } from './define-query.ts'
import { parseOne } from './parse-rows.ts'

/** Stamps change with every write: they say nothing about which field is unsent. */
const stamps = new Set(['updatedAt', 'updatedBy', 'schema'])

export async function readOrderView({ db }: QueryContext, id: string): Promise<OrderView | null> {
  const row = await db.orders.get(id)
  const order = parseOne('orders', row)
  if (!order || !row) return null
  const ref = `orders/${id}` as const
  const [customer, site, base, queued] = await Promise.all([
    db.customers.get(order.customerId),
    db.sites.get(order.siteId),
    db.base.get(ref),
    db.outbox.where('refs').equals(ref).sortBy('seq'),
  ])
  const shown = docOf(row)
  const known = base?.doc ?? {}
  const fields = Object.keys({ ...known, ...shown })
  const isUnsent = (field: string) => !stamps.has(field) && !equal(shown[field], known[field])
  return {
    order,
    customer: parseOne('customers', customer),
    site: parseOne('sites', site),
    unsent: base !== undefined,
    unsentFields: base ? fields.filter(isUnsent) : [],
    needsYou: outboxItemsOf(queued).find((item) => item.state === 'needsYou') ?? null,
  }
}

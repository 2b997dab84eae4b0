import type { OutboxItem, Query } from '../types.ts'
import { outboxItemsOf } from '../outbox/outbox-item.ts'
import { defineQuery } from './define-query.ts'

/** Every change that the server has not acknowledged, in the order it was made. */
export function outboxItems(): Query<readonly OutboxItem[]> {
  return defineQuery('outboxItems', null, async ({ db }) =>
    outboxItemsOf(await db.outbox.orderBy('seq').toArray()),
  )
}

/** Documents (`orders/abc`) that this version of the app cannot show. */
export function unreadableDocuments(): Query<readonly string[]> {
  return defineQuery('unreadable', null, async ({ db }) =>
    (await db.unreadable.toArray()).map((row) => row.ref),
  )
}

import type { Query } from '../types/data.ts'
import { defineQuery } from './define-query.ts'

/** How many documents of each kind are on this device, as shown to people. */
export interface Holdings {
  readonly orders: number
  readonly customers: number
  readonly messages: number
  readonly photos: number
}

/** What is available on this device without a network. */
export function holdings(): Query<Holdings> {
  return defineQuery('holdings', null, async ({ db }) => {
    const [orders, customers, messages, photos] = await Promise.all([
      db.orders.count(),
      db.customers.count(),
      db.messages.count(),
      db.photos.count(),
    ])
    return { orders, customers, messages, photos }
  })
}

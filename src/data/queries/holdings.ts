import type { Query } from '../types/data.ts'
import { defineQuery } from './define-query.ts'

/** How much of what is on this device, for people. */
export interface Holdings {
  readonly orders: number
  readonly customers: number
  readonly messages: number
  readonly photos: number
}

/** What is on this device, whether there is a network or not. */
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

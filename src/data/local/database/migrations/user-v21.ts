import type { Migration } from './migration.ts'

/** Estimates. */
export const userV21: Migration = {
  stores: {
    estimates: 'id, customerId, orderId, convertedTo',
  },
}

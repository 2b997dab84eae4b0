import type { Migration } from './migration.ts'

/** Estimates. */
export const userV21: Migration = {
  version: 21,
  stores: {
    estimates: 'id, customerId, orderId, convertedTo',
  },
}

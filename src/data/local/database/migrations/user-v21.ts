import type { Migration } from './migration.ts'

/** Payments. */
export const userV21: Migration = {
  version: 21,
  stores: {
    payments: 'id, customerId, orderId, *invoiceIds, createdAt',
  },
}

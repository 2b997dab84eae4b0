import type { Migration } from './migration.ts'

/** Payments. */
export const userV19: Migration = {
  version: 19,
  stores: {
    payments: 'id, customerId, orderId, *invoiceIds, createdAt',
  },
}

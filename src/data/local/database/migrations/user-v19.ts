import type { Migration } from './migration.ts'

/** Payments. */
export const userV19: Migration = {
  stores: {
    payments: 'id, customerId, orderId, *invoiceIds, createdAt',
  },
}

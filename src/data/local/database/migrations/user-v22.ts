import type { Migration } from './migration.ts'

/** Links for customers. */
export const userV22: Migration = {
  stores: {
    shares: 'id, targetId, customerId',
  },
}

import type { Migration } from './migration.ts'

/** Links for customers. */
export const userV22: Migration = {
  version: 22,
  stores: {
    shares: 'id, targetId, customerId',
  },
}

import type { Migration } from './migration.ts'

/** What warehouses hold, for technicians. */
export const userV27: Migration = {
  stores: {
    stockLevels: 'id',
  },
}

import type { Migration } from './migration.ts'

/** Price lists. */
export const userV23: Migration = {
  version: 23,
  stores: {
    priceLists: 'id',
  },
}

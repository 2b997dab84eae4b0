import type { Migration } from './migration.ts'

/** Price lists. */
export const userV23: Migration = {
  stores: {
    priceLists: 'id',
  },
}

import type { Migration } from './migration.ts'

/** Where people of the company were last, for the office's map. */
export const userV26: Migration = {
  stores: {
    positions: 'id',
  },
}

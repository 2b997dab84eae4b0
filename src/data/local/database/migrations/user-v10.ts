import type { Migration } from './migration.ts'

/** Time off, and what colleagues see of it. */
export const userV10: Migration = {
  stores: {
    absences: 'id, userId',
    away: 'id, userId',
  },
}

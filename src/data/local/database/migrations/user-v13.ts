import type { Migration } from './migration.ts'

/** What people are planned by, and their pictures. */
export const userV13: Migration = {
  stores: { staff: 'id, userId', pictures: 'id' },
}

import type { Migration } from './migration.ts'

/** What people are planned by, and their pictures. */
export const userV13: Migration = {
  version: 13,
  stores: { staff: 'id, userId', pictures: 'id' },
}

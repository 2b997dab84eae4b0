import type { Migration } from './migration.ts'

/** Weeks of hours that the office has approved. */
export const userV11: Migration = {
  version: 11,
  stores: { weeks: 'id, userId' },
}

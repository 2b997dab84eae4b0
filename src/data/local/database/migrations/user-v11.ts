import type { Migration } from './migration.ts'

/** Weeks of hours that the office has approved. */
export const userV11: Migration = {
  stores: { weeks: 'id, userId' },
}

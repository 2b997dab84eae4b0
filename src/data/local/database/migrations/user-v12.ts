import type { Migration } from './migration.ts'

/** The devices of a person. */
export const userV12: Migration = {
  stores: { devices: 'id, userId' },
}

import type { Migration } from './migration.ts'

export const deviceV1: Migration = {
  version: 1,
  stores: { items: 'key' },
}

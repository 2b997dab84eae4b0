import type { Migration } from './migration.ts'

export const deviceV1: Migration = {
  stores: { items: 'key' },
}

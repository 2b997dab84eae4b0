import type { Migration } from './migration.ts'

/** Drives that a route service knows, by the place where they begin. */
export const userV17: Migration = { stores: { roads: 'id' } }

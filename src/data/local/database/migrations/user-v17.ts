import type { Migration } from './migration.ts'

/** Drives that a route service knows, by the place where they begin. */
export const userV17: Migration = { version: 17, stores: { roads: 'id' } }

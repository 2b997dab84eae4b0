import type { Migration } from './migration.ts'

/**
 * Rows say how their documents were parsed. An older app keeps that in rows that it changes, where it would be wrong;
 * the new version closes its databases.
 */
export const userV8: Migration = { stores: {} }

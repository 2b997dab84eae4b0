import type { Migration } from './migration.ts'

/** What stands at a site, and who was there before. */
export const userV6: Migration = {
  version: 6,
  stores: {
    assets: 'id, siteId',
    visits: 'id, siteId',
  },
}

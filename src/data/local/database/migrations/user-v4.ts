import type { Migration } from './migration.ts'

/** A device's own route, for its owner to see; positions with the battery level and the step that was tapped there. */
export const userV4: Migration = {
  stores: { trail: '++id, at' },
  async upgrade(transaction) {
    await transaction.table('pings').toCollection().modify({ battery: null, step: null })
  },
}

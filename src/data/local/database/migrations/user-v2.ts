import type { Migration } from './migration.ts'

/** Messages, photos with their bytes, positions, and what was taken back; changes that wait for a photo. */
export const userV2: Migration = {
  stores: {
    messages: 'id, about',
    photos: 'id, about',
    outbox: '++seq, &id, *refs, *waitsFor, state, notBefore',
    blobs: 'id, about, state',
    blobParts: '[photoId+index], photoId',
    pings: '++id, chunk',
    undo: 'id, until',
  },
  async upgrade(transaction) {
    await transaction.table('outbox').toCollection().modify({ waitsFor: [] })
  },
}

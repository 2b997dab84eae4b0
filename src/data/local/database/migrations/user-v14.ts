import type { Migration } from './migration.ts'

/** Receipts by their author and kind in the order in which the server received them: for the audit log. */
export const userV14: Migration = {
  stores: {
    receipts:
      'id, *refs, *writes, receivedAt, [actorId+receivedAt], [name+receivedAt], [actorId+name+receivedAt]',
  },
}

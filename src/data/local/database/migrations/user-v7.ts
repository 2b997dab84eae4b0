import type { Migration } from './migration.ts'

/** Receipts by the documents that their commit wrote, even if none of its receipts names them. */
export const userV7: Migration = {
  stores: {
    receipts: 'id, *refs, *writes, receivedAt',
  },
}

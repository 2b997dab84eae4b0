import type { Migration } from './migration.ts'

/** Templates, working time, stock and conversations. */
export const userV3: Migration = {
  stores: {
    templates: 'id',
    timeEntries: 'id, userId, orderId',
    items: 'id',
    locations: 'id',
    movements: 'id, itemId, orderId',
    threads: 'id, orderId',
    messages: 'id, about, threadId',
    reads: 'id, threadId',
  },
}

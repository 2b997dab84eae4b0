import type { Migration } from './migration.ts'

/** Open orders without the history, and a conversation's latest words without all of it. */
export const userV5: Migration = {
  version: 5,
  stores: {
    orders: 'id, customerId, *assigneeIds, status',
    messages: 'id, about, threadId, [threadId+at], priority',
  },
}

import type { Migration } from './migration.ts'

/** Open orders without the closed ones, and the latest messages of a conversation without the rest. */
export const userV5: Migration = {
  stores: {
    orders: 'id, customerId, *assigneeIds, status',
    messages: 'id, about, threadId, [threadId+at], priority',
  },
}

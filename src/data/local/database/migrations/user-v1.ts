import type { Migration } from './migration.ts'

export const userV1: Migration = {
  stores: {
    users: 'id',
    companies: 'id',
    customers: 'id',
    sites: 'id, customerId',
    orders: 'id, customerId, *assigneeIds',
    base: 'ref',
    outbox: '++seq, &id, *refs, state, notBefore',
    receipts: 'id, *refs, receivedAt',
    cursors: 'key',
    meta: 'key',
    unreadable: 'ref',
  },
}

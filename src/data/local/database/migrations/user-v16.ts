import type { Migration } from './migration.ts'

/** Maintenance plans, and the orders that each has created. */
export const userV16: Migration = {
  stores: {
    plans: 'id, customerId',
    orders: 'id, customerId, *assigneeIds, status, plannedStart, planId, occurrence',
  },
}

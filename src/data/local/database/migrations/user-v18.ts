import type { Migration } from './migration.ts'

/** Invoices and credit notes. */
export const userV18: Migration = {
  stores: {
    invoices: 'id, customerId, *orderIds, status, issuedOn, creditOf',
  },
}

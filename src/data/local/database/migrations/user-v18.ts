import type { Migration } from './migration.ts'

/** Invoices and credit notes. */
export const userV18: Migration = {
  version: 18,
  stores: {
    invoices: 'id, customerId, *orderIds, status, issuedOn, creditOf',
  },
}

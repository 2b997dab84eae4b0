import type { Migration } from './migration.ts'

/** Which invoices were exported to accounting programs. */
export const userV24: Migration = {
  stores: {
    invoices: 'id, customerId, *orderIds, status, issuedOn, creditOf, quickBooksAt, xeroAt',
  },
}

import type { Payment } from '#domain/entities/payment.ts'
import { sumPayments } from '#domain/payment/payment-sums.ts'
import { nextTask } from '#lib/next-task.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { entitiesOf } from '../entities-of.ts'

/** What is paid of a few invoices, in minor units by their ids. */
export async function readPaid(
  db: UserDb,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (invoiceIds.length === 0) return new Map()
  // A reversal names the invoices of what it takes back, so it is found too.
  const rows = await db.payments.where('invoiceIds').anyOf(invoiceIds).distinct().toArray()
  return sumPayments(entitiesOf('payments', rows)).paid
}

const atOnce = 200

/** Payments by database: they never change, and reading 20,000 rows takes a second. */
const known = new WeakMap<UserDb, Map<string, Payment>>()

/**
 * What is paid of every invoice by these payments; only those that were never read before are read. Yields in between,
 * so a live query does not see what this reads.
 */
export async function readAllPaid(
  db: UserDb,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const payments = known.get(db) ?? new Map<string, Payment>()
  known.set(db, payments)
  const missing = paymentIds.filter((id) => !payments.has(id))
  for (let from = 0; from < missing.length; from += atOnce) {
    if (from > 0) await nextTask()
    const rows = await bulkGet(db.payments, missing.slice(from, from + atOnce))
    for (const payment of entitiesOf('payments', rows)) payments.set(payment.id, payment)
  }
  return sumPayments(paymentIds.flatMap((id) => payments.get(id) ?? [])).paid
}

import type { Payment } from '#domain/entities/payment.ts'
import { isFinal } from '#domain/invoice/is-final.ts'
import type { Query } from '#data/types/data.ts'
import type { CustomerPayments, PaymentItem } from '#data/types/payments.ts'
import { defineQuery, type QueryContext } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { readUnsentIds } from '../unsent-ids.ts'

/** A customer's payments, the latest first, and the invoices that they can be for. */
export function paymentsOfCustomer(customerId: string): Query<CustomerPayments> {
  return defineQuery('paymentsOfCustomer', customerId, async (context) => {
    const { db } = context
    const [invoices, payments] = await Promise.all([
      db.invoices.where('customerId').equals(customerId).toArray(),
      db.payments.where('customerId').equals(customerId).toArray(),
    ])
    return {
      invoices: entitiesOf('invoices', invoices).filter(
        (invoice) => invoice.kind !== 'credit' && isFinal(invoice),
      ),
      payments: await itemsOf(context, entitiesOf('payments', payments)),
    }
  })
}

/** What was taken on an order, the latest first. */
export function paymentsOnOrder(orderId: string): Query<readonly PaymentItem[]> {
  return defineQuery('paymentsOnOrder', orderId, async (context) => {
    const rows = await context.db.payments.where('orderId').equals(orderId).toArray()
    return itemsOf(context, entitiesOf('payments', rows))
  })
}

async function itemsOf(
  context: QueryContext,
  payments: readonly Payment[],
): Promise<readonly PaymentItem[]> {
  const unsent = await readUnsentIds(context, 'payments')
  return payments
    .toSorted(latestFirst)
    .map((payment) => ({ payment, isUnsent: unsent.has(payment.id) }))
}

function latestFirst(a: Payment, b: Payment): number {
  return (
    b.receivedOn.localeCompare(a.receivedOn) || Date.parse(b.createdAt) - Date.parse(a.createdAt)
  )
}

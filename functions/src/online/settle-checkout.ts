import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import type { Stripe } from 'stripe'
import * as v from 'valibot'
import { id } from '../../../src/domain/entities/fields.ts'
import type { Invoice } from '../../../src/domain/entities/invoice.ts'
import { openMinor } from '../../../src/domain/invoice/invoice-state.ts'
import { sumPayments } from '../../../src/domain/payment/payment-sums.ts'
import { localDay } from '../../../src/domain/time/local-time.ts'
import { idOf } from '../billing/subject-of.ts'
import { entityOf } from '../system/entity-of.ts'
import { receiptIdFor } from '../system/receipt-id.ts'
import { runMutationWithin } from '../system/run-mutation-as-system.ts'
import { minorOfCharge } from './charge-amount.ts'
import type { CompanyAccount } from './company-account.ts'
import { checkoutIn, checkoutRef, type CheckoutState } from './invoice-checkout.ts'

const Metadata = v.object({ companyId: id, invoiceId: id })

/**
 * Reads a checkout from the company's account and records what was paid, once, however often and in whatever order it is
 * called. Checkouts of other companies, and those that this app did not make, are left alone.
 */
export async function settleCheckout(
  db: Firestore,
  stripe: Stripe,
  { companyId, accountId }: CompanyAccount,
  sessionId: string,
): Promise<Stripe.Checkout.Session> {
  const retrieve = () =>
    stripe.checkout.sessions.retrieve(
      sessionId,
      { expand: ['payment_intent'] },
      { stripeAccount: accountId },
    )
  const first = await retrieve()
  const about = v.safeParse(Metadata, first.metadata)
  if (!about.success || about.output.companyId !== companyId) return first
  const { invoiceId } = about.output
  const ref = checkoutRef(db, companyId, invoiceId)
  return db.runTransaction(async (transaction) => {
    const known = checkoutIn(await transaction.get(ref))
    // Read under the lock: what is stored later was read later.
    const session = await retrieve()
    const state = stateOf(session)
    if (state === 'paid') await record(db, transaction, { companyId, invoiceId, session })
    if (known?.sessionId === sessionId) transaction.update(ref, { state })
    return session
  })
}

function stateOf({
  payment_status,
  status,
  payment_intent,
}: Stripe.Checkout.Session): CheckoutState {
  if (payment_status === 'paid') return 'paid'
  if (status === 'open') return 'open'
  const isProcessing = typeof payment_intent === 'object' && payment_intent?.status === 'processing'
  return isProcessing ? 'processing' : 'over'
}

interface Paid {
  readonly companyId: string
  readonly invoiceId: string
  readonly session: Stripe.Checkout.Session
}

/** Money was received, whatever became of the invoice meanwhile: what it does not need is the customer's credit. */
async function record(
  db: Firestore,
  transaction: Transaction,
  { companyId, invoiceId, session }: Paid,
): Promise<void> {
  const root = db.doc(`companies/${companyId}`)
  const [ofCompany, ofInvoice] = await transaction.getAll(
    root,
    root.collection('invoices').doc(invoiceId),
  )
  const company = ofCompany && entityOf('companies', ofCompany)
  const invoice = ofInvoice && entityOf('invoices', ofInvoice)
  if (!company || !invoice) {
    logger.error(`The payment ${session.id} is for an invoice that is gone.`)
    return
  }
  const found = await transaction.get(
    root.collection('payments').where('invoiceIds', 'array-contains', invoiceId),
  )
  const payments = found.docs.flatMap((one) => entityOf('payments', one) ?? [])
  const paidMinor = sumPayments(payments).paid.get(invoiceId) ?? 0
  const currency = (session.currency ?? '').toUpperCase()
  const amountMinor = minorOfCharge(session.amount_total ?? 0, currency)
  const usedMinor = usedFor(invoice, { currency, amountMinor, paidMinor })
  const at = new Date().toISOString()
  const reference = idOf(session.payment_intent) ?? session.id
  const outcome = await runMutationWithin(db, transaction, {
    companyId,
    name: 'payment/record',
    args: {
      paymentId: `online_${reference}`,
      kind: 'payment',
      method: 'card',
      customerId: invoice.customerId,
      orderId: null,
      amountMinor,
      currency,
      receivedOn: localDay(at, company.timeZone),
      reference,
      invoiceIds: usedMinor > 0 ? [invoiceId] : [],
      allocatedMinor: usedMinor > 0 ? [usedMinor] : [],
    },
    receiptId: receiptIdFor('payOnline', session.id),
    at,
  })
  if (!outcome.ok) throw new Error(`The payment cannot be recorded: ${outcome.problem.type}`)
}

function usedFor(
  invoice: Invoice,
  paid: { readonly currency: string; readonly amountMinor: number; readonly paidMinor: number },
): number {
  if (invoice.currency !== paid.currency) return 0
  return Math.min(paid.amountMinor, Math.max(0, openMinor(invoice, paid.paidMinor)))
}

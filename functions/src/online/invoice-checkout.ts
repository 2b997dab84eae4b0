import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

/** 'processing': paid in a way that takes days. 'over': it expired, or the payment failed. */
const states = ['open', 'processing', 'paid', 'over'] as const
export type CheckoutState = (typeof states)[number]

const stored = v.object({ sessionId: v.string(), state: v.picklist(states) })

/** The latest checkout of an invoice, which no client can read: only one is open at a time. */
export type InvoiceCheckout = Readonly<v.InferOutput<typeof stored>>

/** No id has a point in it. */
export function checkoutRef(
  db: Firestore,
  companyId: string,
  invoiceId: string,
): DocumentReference {
  return db.doc(`invoiceCheckouts/${companyId}.${invoiceId}`)
}

export function checkoutIn(snapshot: {
  readonly data: () => object | undefined
}): InvoiceCheckout | undefined {
  const found = v.safeParse(stored, snapshot.data())
  return found.success ? found.output : undefined
}

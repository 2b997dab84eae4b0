import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

/**
 * Does something for an event in one commit with a note of the event, unless it was done before. `guard` is read first:
 * of two events about the same, the one that commits later has read from Stripe later.
 */
export function onceForEvent(
  db: Firestore,
  event: { readonly id: string; readonly type: string },
  guard: DocumentReference,
  act: (transaction: Transaction, guarded: FirebaseFirestore.DocumentSnapshot) => Promise<void>,
): Promise<void> {
  const note = db.doc(`stripeEvents/${event.id}`)
  return db.runTransaction(async (transaction) => {
    const [known, guarded] = await transaction.getAll(note, guard)
    if (known?.exists === true || guarded === undefined) return
    await act(transaction, guarded)
    transaction.create(note, { type: event.type, receivedAt: FieldValue.serverTimestamp() })
  })
}

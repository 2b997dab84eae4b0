import type { Firestore, Query } from 'firebase-admin/firestore'

/** The mails of a company to an address; `null` stands for those about the address's own account. */
export function mailsTo(db: Firestore, address: string, companyId: string | null): Query {
  return db
    .collection('mail')
    .where('to', 'array-contains', address)
    .where('companyId', '==', companyId)
}

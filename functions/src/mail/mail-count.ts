import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { sha256Hex } from '../../../src/lib/sha256-hex.ts'

/** Where the mails to one address are counted, by what they are about. */
export async function countOfAddress(
  db: Firestore,
  about: 'invite' | 'password' | 'share' | 'visit',
  email: string,
): Promise<DocumentReference> {
  return db.doc(`mailCounts/${about}_${await sha256Hex(email.toLowerCase())}`)
}

/** Where the invitations that one company mails are counted, and the links and visits of its customers. */
export function countOfCompany(
  db: Firestore,
  companyId: string,
  about: 'company' | 'shares' | 'visits' = 'company',
): DocumentReference {
  return db.doc(`mailCounts/${about}_${companyId}`)
}

/** How many mails of a day were counted; `day` as in 2026-03-02. */
export function countedOn(day: string, counted: DocumentSnapshot | undefined): number {
  return counted?.get('day') === day ? Number(counted.get('count')) : 0
}

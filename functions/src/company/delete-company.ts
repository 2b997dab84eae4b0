import { FieldValue, type Firestore, type Query } from 'firebase-admin/firestore'
import { mailsTo } from '../erase/mails-to.ts'
import { countOfCompany } from '../mail/mail-count.ts'
import { endSubscriptions } from '../billing/company-subscriptions.ts'
import { openStripe } from '../billing/stripe-client.ts'
import { endSessions } from '../members/end-sessions.ts'

/** A commit holds at most 500 writes. */
const pageSize = 400

/**
 * From here on a company can no longer be kept: its own document is deleted, and `companyDeletions` says that the rest
 * follows. Does nothing where its owner has just kept it.
 */
export async function startDeletion(db: Firestore, companyId: string, now: string): Promise<void> {
  const company = db.doc(`companies/${companyId}`)
  const record = db.doc(`companyDeletions/${companyId}`)
  await db.runTransaction(async (transaction) => {
    const dueAt: unknown = (await transaction.get(company)).get('deletion.dueAt')
    if (typeof dueAt !== 'string' || dueAt > now) return
    transaction.set(record, { startedAt: FieldValue.serverTimestamp(), finishedAt: null })
    transaction.delete(company)
  })
}

/**
 * Deletes everything of a company whose deletion has started. Its members come first, because the rules let no one
 * write who is none; so nothing new can arrive. Each step finds what is left, so a run that was cut off is continued.
 */
export async function deleteCompany(db: Firestore, companyId: string): Promise<void> {
  await deleteMembers(db, companyId)
  const company = db.doc(`companies/${companyId}`)
  for (const collection of await company.listCollections()) await deleteAll(db, collection)
  // Those to its members and customers.
  await deleteAll(db, db.collection('mail').where('companyId', '==', companyId))
  // The owner may have written it again before they were no longer a member.
  await company.delete()
  for (const about of ['company', 'shares', 'visits'] as const)
    await countOfCompany(db, companyId, about).delete()
  // Last: without an answer of Stripe the data is gone, and the next run tries this again.
  await endSubscriptions(db, openStripe, companyId)
  await deleteAll(db, db.collection('invoiceCheckouts').where('companyId', '==', companyId))
  for (const record of ['companyAccounts', 'companyBilling'] as const)
    await db.doc(`${record}/${companyId}`).delete()
  await db.doc(`companyDeletions/${companyId}`).update({ finishedAt: FieldValue.serverTimestamp() })
}

/** Their accounts stay: they are theirs, and they may start or join another company. */
async function deleteMembers(db: Firestore, companyId: string): Promise<void> {
  const members = await db.collection('users').where('companyId', '==', companyId).get()
  for (const member of members.docs) {
    const email: unknown = member.get('email')
    if (typeof email === 'string' && email !== '')
      // About their account; those of another company are not this one's to delete.
      await deleteAll(db, mailsTo(db, email, null))
    await endSessions(member.id)
    await db.doc(`disabledMembers/${member.id}`).delete()
    await member.ref.delete()
  }
}

async function deleteAll(db: Firestore, found: Query): Promise<void> {
  for (;;) {
    const page = await found.select().limit(pageSize).get()
    if (page.empty) return
    const batch = db.batch()
    for (const { ref } of page.docs) batch.delete(ref)
    await batch.commit()
  }
}

import { type DocumentSnapshot, getFirestore } from 'firebase-admin/firestore'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import * as v from 'valibot'
import { trialEnd } from '../../../src/domain/access/trial-end.ts'
import type { CollectionName, Entities } from '../../../src/domain/entities/collections.ts'
import { emailLine } from '../../../src/domain/entities/fields.ts'
import { parseRow } from '../../../src/domain/stored/parse-row.ts'
import { plainDoc } from '../system/plain-doc.ts'
import { receiptIdFor } from '../system/receipt-id.ts'
import { appOrigin } from './mail-params.ts'
import { createOnce } from './create-once.ts'
import { mailDocument } from './mail-document.ts'
import { welcomeMail } from './welcome-mail.ts'

/** Welcomes a new member. */
export const sendWelcomeMail = onDocumentCreated(
  { document: 'users/{uid}', retry: true },
  async ({ id, data }) => {
    const user = data && entityOf('users', data)
    if (!user || user.email === '' || !v.is(emailLine, user.email)) return
    const db = getFirestore()
    const company = entityOf('companies', await db.doc(`companies/${user.companyId}`).get())
    const isTrial = company?.subscriptionStatus === 'trialing'
    const content = welcomeMail({
      user,
      language: user.language ?? 'en',
      companyName: company?.name ?? '',
      trialEnd: company && isTrial ? trialEnd(company) : undefined,
      origin: appOrigin.value(),
    })
    const mailRef = db.doc(`mail/${receiptIdFor('sendWelcomeMail', id)}`)
    await createOnce(mailRef, mailDocument(user.email, content))
  },
)

/** A document as the app reads it; undefined where it is missing or unreadable. */
function entityOf<C extends CollectionName>(
  collection: C,
  snapshot: DocumentSnapshot,
): Entities[C] | undefined {
  const data = snapshot.data()
  const parsed = data && parseRow(collection, snapshot.id, plainDoc(collection, data))
  return parsed?.ok === true ? parsed.value : undefined
}

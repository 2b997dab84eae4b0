import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import * as v from 'valibot'
import { trialEnd } from '../../../src/domain/access/trial-end.ts'
import { emailLine } from '../../../src/domain/entities/fields.ts'
import { entityOf } from '../system/entity-of.ts'
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

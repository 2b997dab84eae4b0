import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import * as v from 'valibot'
import { trialEnd } from '../../../src/domain/access/trial-end.ts'
import { emailLine } from '../../../src/domain/entities/fields.ts'
import { entityOf } from '../system/entity-of.ts'
import { receiptIdFor } from '../system/receipt-id.ts'
import { mailLanguage, withSender } from './company-mail.ts'
import { appOrigin, mailFrom } from './mail-params.ts'
import { createOnce } from './create-once.ts'
import { mailDocument } from './mail-document.ts'
import { welcomeMail } from './welcome-mail.ts'

/** Welcomes a new member, if the company wants that. */
export const sendWelcomeMail = onDocumentCreated(
  { document: 'users/{uid}', retry: true },
  async ({ id, data }) => {
    const user = data && entityOf('users', data)
    if (!user || user.email === '' || !v.is(emailLine, user.email)) return
    const db = getFirestore()
    const company = entityOf('companies', await db.doc(`companies/${user.companyId}`).get())
    // A company that does not want it for its people still welcomes its first owner.
    if (company?.sendsWelcome === false && user.role !== 'owner') return
    const isTrial = company?.subscriptionStatus === 'trialing'
    const content = welcomeMail({
      user,
      language: mailLanguage(user.language, company),
      companyName: company?.name ?? '',
      trialEnd: company && isTrial ? trialEnd(company) : undefined,
      origin: appOrigin.value(),
    })
    const mailRef = db.doc(`mail/${receiptIdFor('sendWelcomeMail', id)}`)
    const to = { to: user.email, companyId: user.companyId, from: mailFrom.value() }
    const mail = mailDocument(withSender(content, company), to)
    await createOnce(mailRef, mail)
  },
)

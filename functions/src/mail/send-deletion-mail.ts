import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentUpdated } from 'firebase-functions/v2/firestore'
import * as v from 'valibot'
import { emailLine } from '../../../src/domain/entities/fields.ts'
import { entityOf } from '../system/entity-of.ts'
import { receiptIdFor } from '../system/receipt-id.ts'
import { createOnce } from './create-once.ts'
import { deletionMail } from './deletion-mail.ts'
import { mailDocument } from './mail-document.ts'
import { mailLanguage, withSender } from './company-mail.ts'
import { appOrigin, mailFrom } from './mail-params.ts'

/** Tells the owner when their company will be deleted, and how to keep it. */
export const sendDeletionMail = onDocumentUpdated(
  { document: 'companies/{companyId}', retry: true },
  async ({ id, data }) => {
    const company = data && entityOf('companies', data.after)
    const before: unknown = data?.before.get('deletion.dueAt')
    if (!company?.deletion || company.deletion.dueAt === before) return
    const db = getFirestore()
    const owner = entityOf('users', await db.doc(`users/${company.ownerId}`).get())
    if (!owner || !v.is(emailLine, owner.email)) return
    const content = deletionMail({
      name: owner.name,
      language: mailLanguage(owner.language, company),
      companyName: company.name,
      dueAt: company.deletion.dueAt,
      timeZone: company.timeZone,
      origin: appOrigin.value(),
    })
    await createOnce(
      db.doc(`mail/${receiptIdFor('sendDeletionMail', id)}`),
      mailDocument(withSender(content, company), {
        to: owner.email,
        companyId: company.id,
        from: mailFrom.value(),
      }),
    )
  },
)

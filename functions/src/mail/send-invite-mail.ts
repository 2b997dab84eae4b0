import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import * as v from 'valibot'
import { receiptIdFor } from '../system/receipt-id.ts'
import { entityOf } from '../system/entity-of.ts'
import { mailLanguage, withSender } from './company-mail.ts'
import { appOrigin, mailFrom } from './mail-params.ts'
import { inviteMail, mailedInviteSchema } from './invite-mail-content.ts'
import { countedOn, countOfAddress, countOfCompany } from './mail-count.ts'
import { mailDocument } from './mail-document.ts'

/** Anyone can create a company, so no company may send mail to everyone, and all together not too many to one address. */
const mostPerDay = { company: 200, address: 10 }

/**
 * Mails the link of an invite and deletes the document that asked for it, because it holds the secret of the link. All
 * of it is one transaction, so that an event that arrives twice mails once.
 */
export const sendInviteMail = onDocumentCreated(
  { document: 'companies/{companyId}/inviteMails/{inviteId}', retry: true },
  async ({ id, time, params, data }) => {
    const asked = v.safeParse(mailedInviteSchema, data?.data())
    if (!data) return
    const { companyId } = params
    const db = getFirestore()
    const mailRef = db.doc(`mail/${receiptIdFor('sendInviteMail', id)}`)
    const companyRef = countOfCompany(db, companyId)
    const email = asked.success ? asked.output.email : ''
    const addressRef = await countOfAddress(db, 'invite', email)
    const day = time.slice(0, 10)
    await db.runTransaction(async (transaction) => {
      const [mail, ...counted] = await transaction.getAll(
        mailRef,
        companyRef,
        addressRef,
        db.doc(`companies/${companyId}`),
      )
      const [ofCompany, ofAddress] = [countedOn(day, counted[0]), countedOn(day, counted[1])]
      transaction.delete(data.ref)
      if (mail?.exists === true) return
      if (!asked.success) return logger.error('An invite cannot be mailed: it is not readable.')
      if (ofCompany >= mostPerDay.company || ofAddress >= mostPerDay.address)
        return logger.error(`${companyId} or others have sent too many invites today.`)
      if (Date.parse(asked.output.expiresAt) <= Date.now()) return
      const company = counted[2] && entityOf('companies', counted[2])
      const language = mailLanguage(asked.output.language, company)
      const content = inviteMail({ ...asked.output, language }, companyId, appOrigin.value())
      const to = { to: email, companyId, from: mailFrom.value() }
      const sent = mailDocument(withSender(content, company), to)
      transaction.create(mailRef, sent)
      transaction.set(companyRef, { day, count: ofCompany + 1 })
      transaction.set(addressRef, { day, count: ofAddress + 1 })
    })
  },
)

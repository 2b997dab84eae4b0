import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import * as v from 'valibot'
import type { Company } from '../../../src/domain/entities/company.ts'
import { emailLine } from '../../../src/domain/entities/fields.ts'
import { reminderDaysOf } from '../../../src/domain/invoice/reminders.ts'
import { shareFragment, shareKeyOf } from '../../../src/domain/share/share-link.ts'
import { findShare } from '../share/find-share.ts'
import { viewOfShare } from '../share/view-of-share.ts'
import { entityOf } from '../system/entity-of.ts'
import { receiptIdFor } from '../system/receipt-id.ts'
import { withSender } from './company-mail.ts'
import { countedOn, countOfAddress, countOfCompany } from './mail-count.ts'
import { mailDocument } from './mail-document.ts'
import { appOrigin, mailFrom } from './mail-params.ts'
import { reminderMail } from './reminder-mail.ts'
import { shareMail } from './share-mail.ts'

/** Anyone can create a company and a customer, so neither may fill a mailbox. */
const mostPerDay = { company: 500, address: 10 }

/**
 * Mails a customer's link to the address that is stored with the customer, and to no other. All of it is one transaction,
 * so that an event that arrives twice mails once.
 */
export const sendShareMail = onDocumentCreated(
  { document: 'companies/{companyId}/shares/{shareId}', retry: true },
  async ({ id, time, params, data }) => {
    const share = data && entityOf('shares', data)
    if (!share || share.mailTo === '' || !v.is(emailLine, share.mailTo)) return
    const { companyId } = params
    const db = getFirestore()
    const key = shareKeyOf(shareFragment({ companyId, token: share.token }))
    // Withdrawn or over by now.
    const found = key && (await findShare(db, shareFragment(key), new Date().toISOString()))
    const view = found && (await viewOfShare(db, found, new Date().toISOString()))
    if (key === null || view === null)
      return logger.warn('A link shows nothing, so it is not mailed.')
    // Paid since.
    if (share.reminder > 0 && (view?.kind !== 'invoice' || view.balanceMinor <= 0)) return
    const mailRef = db.doc(`mail/${receiptIdFor('sendShareMail', id)}`)
    const companyRef = countOfCompany(db, companyId, 'shares')
    const addressRef = await countOfAddress(db, 'share', share.mailTo)
    const day = time.slice(0, 10)
    await db.runTransaction(async (transaction) => {
      const [mail, ofCompany, ofAddress, ofCustomer, company] = await transaction.getAll(
        mailRef,
        companyRef,
        addressRef,
        db.doc(`companies/${companyId}/customers/${share.customerId}`),
        db.doc(`companies/${companyId}`),
      )
      const customer = ofCustomer && entityOf('customers', ofCustomer)
      if (mail?.exists === true || customer?.email !== share.mailTo) return
      const [sent, received] = [countedOn(day, ofCompany), countedOn(day, ofAddress)]
      if (sent >= mostPerDay.company || received >= mostPerDay.address)
        return logger.error(`${companyId} or others have mailed too many links today.`)
      const { expiresAt, reminder } = share
      const mailing = {
        customerName: customer.name,
        language: view.language,
        expiresAt,
        origin: appOrigin.value(),
        key,
      }
      const from = company && entityOf('companies', company)
      const content =
        view.kind === 'invoice' && reminder > 0
          ? reminderMail({ ...mailing, view }, reminder, isLastReminder(reminder, from))
          : shareMail({ ...mailing, view })
      const sender = withSender(content, from)
      const to = { to: share.mailTo, companyId, from: mailFrom.value() }
      transaction.create(mailRef, mailDocument(sender, to))
      transaction.set(companyRef, { day, count: sent + 1 })
      transaction.set(addressRef, { day, count: received + 1 })
    })
  },
)

/** Whether the company has chosen no later one. */
function isLastReminder(reminder: number, company: Company | undefined): boolean {
  return company !== undefined && reminder >= reminderDaysOf(company.reminders).length
}

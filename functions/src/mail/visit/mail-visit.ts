import type { Firestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import type { Booking } from '../../../../src/domain/entities/booking.ts'
import type { Company } from '../../../../src/domain/entities/company.ts'
import type { Customer } from '../../../../src/domain/entities/customer.ts'
import type { Order } from '../../../../src/domain/entities/order.ts'
import type { Site } from '../../../../src/domain/entities/site.ts'
import { emptyAddress } from '../../../../src/domain/entities/fields.ts'
import type { OwedMail } from '../../../../src/domain/visit-mail/owed-mails.ts'
import { receiptIdFor } from '../../system/receipt-id.ts'
import { runMutationWithin } from '../../system/run-mutation-as-system.ts'
import { mailLanguage, withSender } from '../company-mail.ts'
import { countedOn, countOfAddress, countOfCompany } from '../mail-count.ts'
import { mailDocument } from '../mail-document.ts'
import { mailFrom } from '../mail-params.ts'
import { visitMail } from './visit-mail.ts'

/** Anyone can create a company and a customer, so neither may fill a mailbox. */
const mostPerDay = { company: 500, address: 10 }

export interface VisitToMail {
  readonly company: Company
  readonly order: Order
  readonly bookings: readonly Booking[]
  readonly customer: Customer
  readonly site: Site | undefined
  /** Who comes; '' where that is not known. */
  readonly technician: string
  /** An instant. */
  readonly now: string
}

/** Mails a customer about a visit and records it on the visit, in one transaction, so that both happen once or not at all. */
export async function mailVisit(
  db: Firestore,
  { company, order, bookings, customer, site, technician, now }: VisitToMail,
  owed: OwedMail,
): Promise<void> {
  const { news, visit, start, window, once } = owed
  const { id: companyId } = company
  // The id of the visit comes last: it alone may be cut off.
  const receiptId = receiptIdFor('sendVisitMails', `${news}_${once}_${visit.id}`)
  const mailRef = db.doc(`mail/${receiptIdFor('sendVisitMails', `${companyId}_${receiptId}`)}`)
  const companyRef = countOfCompany(db, companyId, 'visits')
  const addressRef = await countOfAddress(db, 'visit', customer.email)
  const content = visitMail({
    owed,
    company,
    language: mailLanguage(customer.language, company),
    timeZone: site?.timeZone ?? company.timeZone,
    customerName: customer.name,
    title: order.title,
    address: site?.address ?? emptyAddress,
    technician,
    now,
  })
  const to = { to: customer.email, companyId, from: mailFrom.value() }
  const day = now.slice(0, 10)
  await db.runTransaction(async (transaction) => {
    const [mail, ofCompany, ofAddress] = await transaction.getAll(mailRef, companyRef, addressRef)
    if (mail?.exists === true) return
    const [sent, received] = [countedOn(day, ofCompany), countedOn(day, ofAddress)]
    if (sent >= mostPerDay.company || received >= mostPerDay.address)
      return logger.error(`${companyId} or others have mailed too much about visits today.`)
    const outcome = await runMutationWithin(db, transaction, {
      companyId,
      name: 'booking/mail',
      args: {
        orderId: order.id,
        part: visit.part,
        parts: bookings.flatMap(({ part }) => (part > 1 ? [part] : [])),
        mail: news,
        planned: visit.start,
        toldAt: visit.customerTold?.at ?? null,
        start,
        window: window && { ...window },
      },
      receiptId,
      at: now,
    })
    // Repeated, or the plan has changed: a later run decides again.
    if (!outcome.ok || outcome.value !== 'done') return
    transaction.create(mailRef, mailDocument(withSender(content, company), to))
    transaction.set(companyRef, { day, count: sent + 1 })
    transaction.set(addressRef, { day, count: received + 1 })
  })
}

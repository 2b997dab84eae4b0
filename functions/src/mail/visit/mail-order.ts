import type { Firestore } from 'firebase-admin/firestore'
import type { Company } from '../../../../src/domain/entities/company.ts'
import { owedMails } from '../../../../src/domain/visit-mail/owed-mails.ts'
import { entityOf } from '../../system/entity-of.ts'
import { mailVisit } from './mail-visit.ts'

/** Mails the customer of an order what they are owed about its visits now. */
export async function mailOrder(
  db: Firestore,
  company: Company,
  orderId: string,
  now: string,
): Promise<void> {
  const root = db.doc(`companies/${company.id}`)
  const [ofOrder, ofBookings] = await Promise.all([
    root.collection('orders').doc(orderId).get(),
    root.collection('bookings').where('orderId', '==', orderId).get(),
  ])
  const order = entityOf('orders', ofOrder)
  if (!order || (!order.open && order.status !== 'partlyDone')) return
  const bookings = ofBookings.docs.flatMap((one) => {
    const booking = entityOf('bookings', one)
    return booking?.deletedAt === null ? [booking] : []
  })
  // Without one that cannot be read, what is planned is not known.
  if (bookings.length < ofBookings.docs.filter((one) => one.get('deletedAt') === null).length)
    return
  const customer = entityOf(
    'customers',
    await root.collection('customers').doc(order.customerId).get(),
  )
  const owed = customer ? owedMails({ company, order, bookings, customer, now }) : []
  if (!customer || owed.length === 0) return
  const site = entityOf('sites', await root.collection('sites').doc(order.siteId).get())
  for (const one of owed) {
    const { leadId, assigneeIds } = one.visit
    const technician = await nameOf(db, company.id, leadId ?? assigneeIds[0])
    await mailVisit(db, { company, order, bookings, customer, site, technician, now }, one)
  }
}

async function nameOf(db: Firestore, companyId: string, uid: string | undefined): Promise<string> {
  if (uid === undefined) return ''
  const user = entityOf('users', await db.doc(`users/${uid}`).get())
  return user?.companyId === companyId ? user.name : ''
}

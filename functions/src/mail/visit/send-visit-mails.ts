import { type Firestore, getFirestore, type Query, Timestamp } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { isSubscriptionValid } from '../../../../src/domain/access/features.ts'
import type { Company } from '../../../../src/domain/entities/company.ts'
import { addDays, localDay } from '../../../../src/domain/time/local-time.ts'
import { entityOf } from '../../system/entity-of.ts'
import { forEachSeparately } from '../../system/for-each-separately.ts'
import { pagesOf } from '../../system/pages-of.ts'
import { isMailSent } from '../mail-params.ts'
import { mailOrder } from './mail-order.ts'

/** How far back a run looks for changes, in minutes: several runs, so that one that failed is made up for. */
const lookBackMinutes = 15
const pageSize = 300

/**
 * Tells customers by mail when their visits are, that they have moved, and that someone is on the way: each run
 * decides from what the orders that changed lately say, so that a lost run or a late change needs nothing of its own.
 */
export const sendVisitMails = onSchedule(
  { schedule: 'every 2 minutes', timeoutSeconds: 540 },
  ({ scheduleTime }) =>
    forMailingCompanies(scheduleTime, async (db, company, now) => {
      const since = Timestamp.fromMillis(Date.parse(now) - lookBackMinutes * 60_000)
      const root = db.doc(`companies/${company.id}`)
      await mailOrders(db, company, now, [
        root.collection('orders').where('updatedAt', '>=', since).orderBy('updatedAt'),
        root.collection('bookings').where('updatedAt', '>=', since).orderBy('updatedAt'),
      ])
    }),
)

/** Reminds customers of their visits of tomorrow, from nine in the morning by the clock of the company. */
export const sendVisitReminders = onSchedule(
  { schedule: 'every 1 hours', timeoutSeconds: 540 },
  ({ scheduleTime }) =>
    forMailingCompanies(scheduleTime, async (db, company, now) => {
      const tomorrow = addDays(localDay(now, company.timeZone), 1)
      // Starts are instants, or local days, as text; a zone is at most 14 hours from UTC.
      const [from, until] = [addDays(tomorrow, -1), `${addDays(tomorrow, 1)}T24`]
      const root = db.doc(`companies/${company.id}`)
      const between = (collection: string, field: string) =>
        root
          .collection(collection)
          .where(field, '>=', from)
          .where(field, '<=', until)
          .orderBy(field)
      await mailOrders(db, company, now, [
        between('orders', 'plannedStart'),
        between('bookings', 'start'),
      ])
    }),
)

async function forMailingCompanies(
  scheduleTime: string,
  act: (db: Firestore, company: Company, now: string) => Promise<void>,
): Promise<void> {
  // What nothing sends must not be recorded as sent.
  if (!isMailSent.value()) return
  const db = getFirestore()
  const now = new Date(scheduleTime).toISOString()
  const mailing = await db.collection('companies').where('visitMails', '>', '').get()
  await forEachSeparately(mailing.docs, async (snapshot) => {
    const company = entityOf('companies', snapshot)
    if (company && isSubscriptionValid(company) && company.deletion === null)
      await act(db, company, now)
  })
}

/** Mails what is owed about the orders, and about those of the visits, that these queries find. */
async function mailOrders(
  db: Firestore,
  company: Company,
  now: string,
  queries: readonly Query[],
): Promise<void> {
  const done = new Set<string>()
  for (const query of queries) {
    for await (const page of pagesOf(query, pageSize)) {
      await forEachSeparately(page, async (found) => {
        const orderId: unknown = found.get('orderId') ?? found.id
        if (typeof orderId !== 'string' || done.has(orderId)) return
        done.add(orderId)
        await mailOrder(db, company, orderId, now)
      })
    }
  }
}

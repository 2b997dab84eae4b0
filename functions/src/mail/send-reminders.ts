import { type DocumentSnapshot, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { isSubscriptionValid } from '../../../src/domain/access/features.ts'
import type { Company } from '../../../src/domain/entities/company.ts'
import type { Invoice } from '../../../src/domain/entities/invoice.ts'
import { isFinal } from '../../../src/domain/invoice/is-final.ts'
import { openMinor } from '../../../src/domain/invoice/invoice-state.ts'
import {
  remindedDueDates,
  reminderDaysOf,
  reminderDue,
} from '../../../src/domain/invoice/reminders.ts'
import { sumPayments } from '../../../src/domain/payment/payment-sums.ts'
import { newShare } from '../../../src/domain/share/new-share.ts'
import { toLocalTime } from '../../../src/domain/time/local-time.ts'
import { newShareToken } from '../../../src/lib/new-share-token.ts'
import { entityOf } from '../system/entity-of.ts'
import { forEachSeparately } from '../system/for-each-separately.ts'
import { pagesOf } from '../system/pages-of.ts'
import { receiptIdFor } from '../system/receipt-id.ts'
import { runMutationAsSystem } from '../system/run-mutation-as-system.ts'

/** When customers are written to, by the clock of the company. A day that was missed is caught up on the next one. */
const sendingHour = 9
const pageSize = 500

/**
 * Reminds customers of invoices that are not paid, on the days that their company has chosen. A reminder is a link to the
 * invoice that is mailed; its receipt names the invoice and the reminder, so that each goes out once.
 */
export const sendReminders = onSchedule(
  { schedule: 'every 1 hours', timeoutSeconds: 540 },
  async ({ scheduleTime }) => {
    const db = getFirestore()
    const at = new Date(scheduleTime).toISOString()
    const reminding = await db.collection('companies').where('reminders', '>', '').get()
    await forEachSeparately(reminding.docs, async (snapshot) => {
      const company = entityOf('companies', snapshot)
      if (company) await remindCustomersOf(db, company, at)
    })
  },
)

async function remindCustomersOf(db: Firestore, company: Company, at: string): Promise<void> {
  if (!isSubscriptionValid(company)) return
  const [today = '', clock = ''] = toLocalTime(at, company.timeZone).split('T')
  const days = reminderDaysOf(company.reminders)
  const dates = remindedDueDates(today, days)
  if (Number(clock.slice(0, 2)) !== sendingHour || dates === null) return
  const due = db
    .collection(`companies/${company.id}/invoices`)
    .where('dueOn', '>=', dates.from)
    .where('dueOn', '<=', dates.to)
    .orderBy('dueOn')
  for await (const page of pagesOf(due, pageSize))
    await forEachSeparately(page, (one) =>
      remindOf(db, { company, days, today, at }, entityOf('invoices', one)),
    )
}

interface Run {
  readonly company: Company
  readonly days: readonly number[]
  /** The company's calendar day. */
  readonly today: string
  readonly at: string
}

async function remindOf(db: Firestore, run: Run, invoice: Invoice | undefined): Promise<void> {
  if (!invoice || invoice.deletedAt !== null || invoice.dueOn === null || !isFinal(invoice)) return
  if (invoice.remindersPausedAt) return
  const { company, days, today, at } = run
  if (reminderDue(invoice.dueOn, today, days, 0) === 0) return
  const root = db.doc(`companies/${company.id}`)
  const [links, payments, customer] = await Promise.all([
    root.collection('shares').where('targetId', '==', invoice.id).get(),
    root.collection('payments').where('invoiceIds', 'array-contains', invoice.id).get(),
    root.collection('customers').doc(invoice.customerId).get(),
  ])
  const sent = all('shares', links.docs).map(({ reminder }) => reminder)
  const reminder = reminderDue(invoice.dueOn, today, days, Math.max(0, ...sent))
  const paidMinor = sumPayments(all('payments', payments.docs)).paid.get(invoice.id) ?? 0
  const mailTo = entityOf('customers', customer)?.email ?? ''
  if (reminder === 0 || mailTo === '' || openMinor(invoice, paidMinor) <= 0) return
  const link = {
    kind: 'invoice',
    targetId: invoice.id,
    customerId: invoice.customerId,
    mailTo,
    reminder,
  } as const
  const outcome = await runMutationAsSystem(db, {
    companyId: company.id,
    name: 'share/create',
    args: newShare(link, newShareToken(), Date.parse(at)),
    receiptId: receiptIdFor('sendReminders', `${invoice.id}_${reminder}`),
    at,
  })
  // One customer whose address is no address must not keep the others from their reminders.
  if (!outcome.ok)
    logger.error(`No reminder of an invoice of ${company.id} can be sent.`, outcome.problem)
}

function all<C extends 'shares' | 'payments'>(collection: C, docs: readonly DocumentSnapshot[]) {
  return docs.flatMap((one) => {
    const entity = entityOf(collection, one)
    return entity?.deletedAt === null ? [entity] : []
  })
}

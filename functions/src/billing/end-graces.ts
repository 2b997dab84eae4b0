import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import * as v from 'valibot'
import { forEachSeparately } from '../system/for-each-separately.ts'
import { receiptIdFor } from '../system/receipt-id.ts'
import { runMutationAsSystem } from '../system/run-mutation-as-system.ts'
import { billingRecord } from './store-subscription.ts'

/** Ends the days of grace that are over, by looking at the same subscriptions again. */
export const endGraces = onSchedule('every day 03:10', async ({ scheduleTime }) => {
  const db = getFirestore()
  const at = new Date(scheduleTime).toISOString()
  const inGrace = await db.collection('companies').where('graceUntil', '<=', at).select().get()
  await forEachSeparately(inGrace.docs, async ({ id: companyId }) => {
    const record = await db.doc(`companyBilling/${companyId}`).get()
    const outcome = await runMutationAsSystem(db, {
      companyId,
      name: 'company/bill',
      args: { companyId, facts: v.parse(billingRecord, record.data()).facts },
      receiptId: receiptIdFor('endGraces', scheduleTime.slice(0, 10)),
      at,
    })
    if (!outcome.ok) logger.error(`The grace of ${companyId} cannot end.`, outcome.problem)
  })
})

import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { forEachSeparately } from '../system/for-each-separately.ts'
import { receiptIdFor } from '../system/receipt-id.ts'
import { runMutationAsSystem } from '../system/run-mutation-as-system.ts'

/** Ends the trials whose time is over. */
export const endTrials = onSchedule('every day 03:00', async ({ scheduleTime }) => {
  const db = getFirestore()
  const onTrial = await db
    .collection('companies')
    .where('subscriptionStatus', '==', 'trialing')
    .select()
    .get()
  await forEachSeparately(onTrial.docs, async ({ id: companyId }) => {
    const outcome = await runMutationAsSystem(db, {
      companyId,
      name: 'company/endTrial',
      args: { companyId },
      receiptId: receiptIdFor('endTrials', scheduleTime.slice(0, 10)),
      at: new Date(scheduleTime).toISOString(),
    })
    // One company that cannot be read must not keep the others on trial.
    if (!outcome.ok) logger.error(`The trial of ${companyId} cannot end.`, outcome.problem)
  })
})

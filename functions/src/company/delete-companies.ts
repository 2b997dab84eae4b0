import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { stripeSecrets } from '../billing/stripe-client.ts'
import { deleteCompany, startDeletion } from './delete-company.ts'

/** The next run does the rest. */
const mostAtOnce = 50

/**
 * Deletes the companies whose days of grace are over. What a run that was cut off has left is deleted by the next.
 */
export const deleteCompanies = onSchedule(
  { schedule: 'every day 04:10', timeoutSeconds: 1800, secrets: stripeSecrets },
  async ({ scheduleTime }) => {
    const db = getFirestore()
    const now = new Date(scheduleTime).toISOString()
    const due = await db
      .collection('companies')
      .where('deletion.dueAt', '<=', now)
      .select()
      .limit(mostAtOnce)
      .get()
    for (const { id } of due.docs) await startDeletion(db, id, now)
    const started = await db.collection('companyDeletions').where('finishedAt', '==', null).get()
    for (const { id } of started.docs) {
      try {
        await deleteCompany(db, id)
      } catch (error) {
        // One company that cannot be deleted must not keep the others.
        logger.error(`The company ${id} is not deleted completely.`, error)
      }
    }
  },
)

import { Timestamp, getFirestore } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { replaceOldRoutes } from './replace-old-routes.ts'

const pageSize = 400
/** The next run does the rest. */
const mostPages = 100

/**
 * Replaces routes that are older than their company keeps them by their length and times, and deletes last positions
 * and records of looks once the time that was set for them is over. Firestore's own policy does the latter too, later
 * and only where it is switched on. Its time for routes is a day after the longest limit, so that this comes first.
 */
export const deleteOldTracks = onSchedule(
  { schedule: 'every day 03:40', timeoutSeconds: 540 },
  async ({ scheduleTime }) => {
    const now = Date.parse(scheduleTime)
    for (const collection of ['positions', 'looks'])
      await deleteExpired(collection, Timestamp.fromMillis(now))
    await replaceOldRoutes(now)
  },
)

async function deleteExpired(collection: string, now: Timestamp): Promise<void> {
  const db = getFirestore()
  const expired = db.collectionGroup(collection).where('expireAt', '<=', now).limit(pageSize)
  for (let page = 0; page < mostPages; page += 1) {
    const found = await expired.select().get()
    if (found.empty) return
    const batch = db.batch()
    for (const { ref } of found.docs) batch.delete(ref)
    await batch.commit()
  }
}

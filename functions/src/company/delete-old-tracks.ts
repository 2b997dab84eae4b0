import { Timestamp, getFirestore } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/v2/scheduler'

const pageSize = 400
/** The next run does the rest. */
const mostPages = 100

/**
 * Deletes routes, last positions and records of looks at them once the time that their phones set for them is over, which the rules limit to a
 * month. Firestore's own policy does the same, later and only where it is switched on.
 */
export const deleteOldTracks = onSchedule(
  { schedule: 'every day 03:40', timeoutSeconds: 540 },
  async ({ scheduleTime }) => {
    for (const collection of ['tracks', 'positions', 'looks'])
      await deleteExpired(collection, Timestamp.fromMillis(Date.parse(scheduleTime)))
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

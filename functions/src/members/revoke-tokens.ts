import { Timestamp, getFirestore } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { forEachSeparately } from '../system/for-each-separately.ts'
import { endSessions } from './end-sessions.ts'

/** The next run does the rest. */
const mostAtOnce = 500

/** Ends the sessions of members who were deactivated two weeks ago and are still. */
export const revokeTokens = onSchedule('every day 03:20', async ({ scheduleTime }) => {
  const db = getFirestore()
  const due = await db
    .collection('disabledMembers')
    .where('dueAt', '<=', Timestamp.fromMillis(Date.parse(scheduleTime)))
    .limit(mostAtOnce)
    .get()
  await forEachSeparately(due.docs, async ({ id: uid, ref }) => {
    const user = await db.doc(`users/${uid}`).get()
    if (user.get('status') !== 'active') await endSessions(uid)
    await ref.delete()
  })
})

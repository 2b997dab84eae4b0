import { Timestamp, getFirestore } from 'firebase-admin/firestore'
import { onDocumentUpdated } from 'firebase-functions/v2/firestore'

/** For this long, the phone of a former member may still send what was done before; in milliseconds. */
const grace = 14 * 86_400_000

/**
 * Notes when the sessions of a member who was deactivated end. `revokeTokens` ends them. Events may arrive twice and in
 * any order: the latest deactivation counts.
 */
export const disableMember = onDocumentUpdated(
  { document: 'users/{uid}', retry: true },
  async ({ data, time, params }) => {
    const [before, after] = [data?.before.get('status'), data?.after.get('status')]
    if (before !== 'active' || after === 'active') return
    const db = getFirestore()
    const ref = db.doc(`disabledMembers/${params.uid}`)
    const dueAt = Timestamp.fromMillis(Date.parse(time) + grace)
    await db.runTransaction(async (transaction) => {
      const known = (await transaction.get(ref)).get('dueAt') as Timestamp | undefined
      if (known && known.toMillis() >= dueAt.toMillis()) return
      transaction.set(ref, { dueAt })
    })
  },
)

import { isReadMark } from '#domain/sync/is-read-mark.ts'
import type { OutboxRow } from '../database/rows.ts'
import type { UserDb } from '../database/user-db.ts'

/** The queued changes that only note what was read: they are sent like all others, and never counted for people. */
export function waitingReadMarks(db: UserDb): Promise<readonly OutboxRow[]> {
  return db.outbox
    .where('refs')
    .startsWith('reads/')
    .filter(({ name, state }) => isReadMark(name) && (state === 'waiting' || state === 'sending'))
    .distinct()
    .toArray()
}

/** How many changes on this device people count as not sent. */
export async function countQueuedChanges(db: UserDb): Promise<number> {
  const [all, marks] = await Promise.all([db.outbox.count(), waitingReadMarks(db)])
  return all - marks.length
}

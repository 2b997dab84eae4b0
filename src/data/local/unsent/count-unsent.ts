import type { UserDb } from '../database/user-db.ts'

import { countQueuedChanges } from './waiting-read-marks.ts'

/** How much of a user's work on this device has not reached the server: changes, photos and positions. */
export async function countUnsent(db: UserDb): Promise<number> {
  const changes = await countQueuedChanges(db)
  const photos = await db.blobs.filter(({ state }) => state !== 'sent').count()
  const positions = await db.pings.count()
  return changes + photos + positions
}

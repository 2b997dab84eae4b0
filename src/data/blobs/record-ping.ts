import { trueTime } from '#domain/time/true-time.ts'
import { bulkDelete } from '../local/bulk.ts'
import { transact } from '../local/transact.ts'
import type { MutateContext } from '../outbox/mutate.ts'
import type { Position } from '../types.ts'

/** Positions kept at most; from here on the older half is thinned out. */
const most = 2000

/**
 * Keeps one position for sending. When there are too many, every second one of the older half goes: the
 * way stays visible, only coarser the longer it lies back.
 */
export async function recordPing(
  { latitude, longitude, accuracy }: Position,
  { db, actor, now, offsetMs }: Pick<MutateContext, 'db' | 'actor' | 'now' | 'offsetMs'>,
): Promise<void> {
  await transact(db, [db.pings], async () => {
    await db.pings.add({
      chunk: '',
      companyId: actor.companyId,
      at: trueTime(now, offsetMs),
      latitude,
      longitude,
      accuracy,
    })
    if ((await db.pings.count()) <= most) return
    const older = await db.pings
      .orderBy('id')
      .limit(most / 2)
      .primaryKeys()
    await bulkDelete(
      db.pings,
      older.filter((_, i) => i % 2 === 1),
    )
  })
}

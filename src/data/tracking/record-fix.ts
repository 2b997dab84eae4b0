import type { Fix } from '#domain/tracking/fix.ts'
import { bulkDelete } from '../local/database/bulk.ts'
import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { readMeta } from '../local/rows/meta.ts'

/** The most positions kept for sending; above this the older half is thinned out. */
const maxPings = 2000
/** How many positions of its own route a phone stores for its owner. */
const maxTrail = 5000
const trailDays = 31

/**
 * Stores a person's position while they agree: for themselves, and for sending if `companyId` is given. If there are
 * too many to send, every second one of the older half is dropped: the route stays visible, but coarser the older it
 * is. Positions of status changes are never dropped.
 */
export async function recordFix(db: UserDb, fix: Fix, companyId: string | null): Promise<void> {
  await transact(db, [db.pings, db.trail, db.meta], async () => {
    // The position may have been on its way, or another tab recorded it, when the person withdrew consent.
    if ((await readMeta(db, 'places')) !== true) return
    await db.trail.add({ ...fix })
    await dropOldTrail(db, fix.at)
    if (companyId === null) return
    await db.pings.add({ ...fix, chunk: '', companyId })
    if ((await db.pings.count()) <= maxPings) return
    const older = await db.pings
      .orderBy('id')
      .limit(maxPings / 2)
      .toArray()
    await bulkDelete(
      db.pings,
      older.filter(({ step }, i) => i % 2 === 1 && step === null).map(({ id }) => id),
    )
  })
}

async function dropOldTrail(db: UserDb, now: string): Promise<void> {
  const past = new Date(Date.parse(now) - trailDays * 86_400_000).toISOString()
  await db.trail.where('at').below(past).delete()
  const extra = (await db.trail.count()) - maxTrail
  if (extra <= 0) return
  await bulkDelete(db.trail, await db.trail.orderBy('at').limit(extra).primaryKeys())
}

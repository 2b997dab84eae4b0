import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { mapLeaseMs } from '../local/map-lease.ts'
import { readMeta, writeMeta } from '../local/rows/meta.ts'
import { report } from '../report.ts'

const renewMs = 60_000

/**
 * Has positions followed while a map is on the screen of this tab: each one that arrives is billed. Returns how to
 * stop; another open tab goes on.
 */
export function keepMapOpen(db: UserDb): () => void {
  const renew = () => {
    if (document.visibilityState !== 'visible') return
    noteOpen(db).catch((error: unknown) => report('That a map is open could not be noted', error))
  }
  renew()
  const timer = setInterval(renew, renewMs)
  document.addEventListener('visibilitychange', renew)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', renew)
  }
}

async function noteOpen(db: UserDb): Promise<void> {
  const now = Date.now()
  await transact(db, [db.meta], async () => {
    const left = ((await readMeta(db, 'mapOpenUntil')) ?? 0) - now
    // No one has listened since then; further ahead, the clock was set back.
    if (left <= 0 || left > mapLeaseMs) await writeMeta(db, 'positionsLoaded', false)
    await writeMeta(db, 'mapOpenUntil', now + mapLeaseMs)
  })
}

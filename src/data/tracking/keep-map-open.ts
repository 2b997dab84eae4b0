import type { UserDb } from '../local/database/user-db.ts'
import { mapLeaseMs } from '../local/map-lease.ts'
import { writeMeta } from '../local/rows/meta.ts'
import { report } from '../report.ts'

const renewMs = 60_000

/**
 * Has positions followed while a map is on the screen of this tab: each one that arrives is billed. Returns how to
 * stop; another open tab goes on.
 */
export function keepMapOpen(db: UserDb): () => void {
  const renew = () => {
    if (document.visibilityState !== 'visible') return
    writeMeta(db, 'mapOpenUntil', Date.now() + mapLeaseMs).catch((error: unknown) =>
      report('That a map is open could not be noted', error),
    )
  }
  renew()
  const timer = setInterval(renew, renewMs)
  document.addEventListener('visibilitychange', renew)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', renew)
  }
}

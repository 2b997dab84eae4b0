import type { UserDb } from '#data/local/database/user-db.ts'
import { report } from '../../report.ts'
import { countSet } from './fetch-page.ts'
import type { FetchPorts } from './fetch-page.ts'
import { writeTotal } from './load-row.ts'
import type { LoadingSet } from './loading-set.ts'

interface CountPorts extends FetchPorts {
  readonly db: UserDb
}

/** Counts a set and stores the total. Nothing depends on it: without it, no total is shown. */
export async function countLoadingSet(
  ports: CountPorts,
  set: LoadingSet,
  isStopped: () => boolean,
): Promise<void> {
  set.isCounted = true
  try {
    const counted = await countSet(ports, set.spec)
    if (!counted.ok || isStopped() || !set.row) return
    set.row = { ...set.row, total: counted.value }
    await writeTotal(ports.db, set.spec.key, counted.value)
  } catch (error) {
    report(`${set.spec.key} could not be counted`, error)
  }
}

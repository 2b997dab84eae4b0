import { transact } from '#data/local/database/transact.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { readMeta, writeMeta } from '#data/local/rows/meta.ts'
import type { SetSpec } from '../followed-sets.ts'
import { loadKeyOf, readLoadRows } from './load-row.ts'
import type { LoadRow } from './load-row.ts'

/** A set whose first load is not over, with its progress. */
export interface OpenSet {
  readonly spec: SetSpec
  readonly row: LoadRow | null
}

/**
 * The sets that are still to be fetched. The progress of sets that this device no longer follows is dropped: their
 * documents may leave the device and would have to be fetched again.
 */
export async function openSets(db: UserDb, specs: readonly SetSpec[]): Promise<readonly OpenSet[]> {
  return transact(db, [db.cursors, db.meta], async () => {
    const keys = new Set(specs.map(({ key }) => key))
    const rows = await readLoadRows(db)
    const known = await db.cursors.toCollection().primaryKeys()
    const wanted = new Set([...keys, ...[...keys].map(loadKeyOf)])
    await db.cursors.bulkDelete(known.filter((key) => !wanted.has(key)))
    const loaded = (await readMeta(db, 'loaded')) ?? []
    const still = loaded.filter((key) => keys.has(key))
    if (still.length < loaded.length) await writeMeta(db, 'loaded', still)
    // Whoever is no longer of the office misses what changes meanwhile.
    if (!keys.has('timeEntries')) await writeMeta(db, 'timesFrom', null)

    const isOpen = ({ key, kind }: SetSpec) => {
      const row = rows.get(key)
      if (row) return !row.isDone
      // A damaged row tells no progress.
      if (known.includes(loadKeyOf(key))) return true
      return kind === 'delta' && !loaded.includes(key) && !known.includes(key)
    }
    return specs.filter(isOpen).map((spec) => ({ spec, row: rows.get(spec.key) ?? null }))
  })
}

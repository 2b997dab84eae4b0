import type { Entities } from '#domain/entities/collections.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import { entitiesOf, manyEntitiesOf } from '../entities-of.ts'

/** The collections that numbers are made of. */
export type MetricsTable =
  | 'orders'
  | 'visits'
  | 'bookings'
  | 'timeEntries'
  | 'invoices'
  | 'payments'

/** With more changed rows than this, reading the whole table takes no longer. */
const mostKeys = 500

/**
 * A table in memory that is read whole once and follows single changes from then on: reading 50,000 orders takes
 * seconds, and a change is about a few.
 */
export function createStoredTable<T extends MetricsTable>(db: UserDb, table: T) {
  let known: Map<string, Entities[T]> | null = null
  let changed: Set<string> | 'all' = new Set()
  let list: readonly Entities[T][] | null = null

  async function readAll(): Promise<void> {
    const rows = await db[table].toArray()
    known = new Map((await manyEntitiesOf(table, rows)).map((one) => [one.id, one]))
  }

  async function readChanged(into: Map<string, Entities[T]>, keys: ReadonlySet<string>) {
    const ids = [...keys]
    const found = new Map(
      entitiesOf(table, await bulkGet(db[table], ids)).map((one) => [one.id, one]),
    )
    for (const id of ids) {
      const one = found.get(id)
      if (one) into.set(id, one)
      else into.delete(id)
    }
  }

  return {
    /** Forgets what changed; all of it without keys. */
    change(keys: readonly string[] | null): void {
      if (keys === null) changed = 'all'
      else if (changed !== 'all') for (const key of keys) changed.add(key)
    },
    /** The entities of this moment; the same list as long as none changed. */
    async read(): Promise<readonly Entities[T][]> {
      const keys = changed
      changed = new Set()
      if (!known || keys === 'all' || keys.size > mostKeys) await readAll()
      else if (keys.size > 0) await readChanged(known, keys)
      else if (list) return list
      list = [...(known ?? new Map<string, Entities[T]>()).values()]
      return list
    },
    /** The same by their ids, as they were last read. */
    byId(): ReadonlyMap<string, Entities[T]> {
      return known ?? new Map()
    },
  }
}

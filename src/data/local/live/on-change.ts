import { Dexie } from 'dexie'
import type { UserDb } from '../database/user-db.ts'

/** Rows of a table that were written or deleted, by their keys; null where these are not known one by one. */
export type OnChange = (table: string, keys: readonly string[] | null) => void

/** A tree of ranges of keys, as Dexie tells them; one from another tab has lost its class. */
interface Ranges {
  readonly from?: unknown
  readonly to?: unknown
  readonly l?: Ranges | null
  readonly r?: Ranges | null
}

/** Tells of each change of these tables, in this tab and the others, until the returned function is called. */
export function onChange(db: UserDb, tables: readonly string[], hear: OnChange): () => void {
  const listener = (parts: Readonly<Record<string, unknown>>) => {
    for (const table of tables) {
      const ranges = parts[`idb://${db.name}/${table}/`] as Ranges | undefined
      if ('all' in parts) hear(table, null)
      else if (ranges) hear(table, keysIn(ranges))
    }
  }
  Dexie.on.storagemutated.subscribe(listener)
  return () => Dexie.on.storagemutated.unsubscribe(listener)
}

function keysIn(ranges: Ranges): readonly string[] | null {
  const keys: string[] = []
  const rest: (Ranges | null | undefined)[] = [ranges]
  for (let one = rest.pop(); one !== undefined; one = rest.pop()) {
    if (!one || one.from === undefined) continue
    if (typeof one.from !== 'string' || one.from !== one.to) return null
    keys.push(one.from)
    rest.push(one.l ?? null, one.r ?? null)
  }
  return keys
}

import { transact } from '../local/transact.ts'
import type { UserDb } from '../local/user-db.ts'
import { readMeta, writeMeta } from './meta.ts'

/** Remembers that the server has told this device a whole set. */
export async function markLoaded(db: UserDb, key: string): Promise<void> {
  await transact(db, [db.meta], async () => {
    const loaded = (await readMeta(db, 'loaded')) ?? []
    if (!loaded.includes(key)) await writeMeta(db, 'loaded', [...loaded, key])
  })
}

/**
 * The items, or undefined while there are none only because the first load is still under way: an empty
 * screen must not say that there is nothing before the server has said so. `keys` name the sets, any of
 * which brings the items.
 */
export async function unlessUnknown<T>(
  db: UserDb,
  keys: readonly string[],
  items: readonly T[],
): Promise<readonly T[] | undefined> {
  if (items.length > 0) return items
  const loaded = (await readMeta(db, 'loaded')) ?? []
  return keys.some((key) => loaded.includes(key)) ? items : undefined
}

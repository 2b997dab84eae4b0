import { transact } from '../database/transact.ts'
import type { UserDb } from '../database/user-db.ts'
import { readMeta, writeMeta } from './meta.ts'

/** Remembers that the server has told this device a whole set. */
export async function markLoaded(db: UserDb, key: string): Promise<void> {
  if (await isLoaded(db, [key])) return
  await transact(db, [db.meta], async () => {
    const loaded = (await readMeta(db, 'loaded')) ?? []
    if (!loaded.includes(key)) await writeMeta(db, 'loaded', [...loaded, key])
  })
}

/** Whether the server has told this device one of these sets whole. Until then nobody knows that there is nothing. */
export async function isLoaded(db: UserDb, keys: readonly string[]): Promise<boolean> {
  const loaded = await readMeta(db, 'loaded')
  return keys.some((key) => loaded?.includes(key))
}

/**
 * The items, or undefined while there are none only because the first load is still under way: an empty
 * screen must not say that there is nothing before the server has said so. `keys` name the sets, any of
 * which brings the items. What is loaded is asked for first: a live query does not always see what it reads after
 * a wait for something other than the database.
 */
export async function unlessUnknown<T>(
  db: UserDb,
  keys: readonly string[],
  readItems: () => Promise<readonly T[]>,
): Promise<readonly T[] | undefined> {
  const [isKnown, items] = await Promise.all([isLoaded(db, keys), readItems()])
  return items.length > 0 || isKnown ? items : undefined
}

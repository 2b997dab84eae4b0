import { transact } from '../database/transact.ts'
import type { UserDb } from '../database/user-db.ts'
import { readMeta, writeMeta } from './meta.ts'

/** Remembers that this device has received a whole set. */
export async function markLoaded(db: UserDb, key: string): Promise<void> {
  if (await isLoaded(db, [key])) return
  await transact(db, [db.meta], async () => {
    const loaded = (await readMeta(db, 'loaded')) ?? []
    if (!loaded.includes(key)) await writeMeta(db, 'loaded', [...loaded, key])
  })
}

/** Whether this device has received one of these sets completely. Until then an empty result means nothing. */
export async function isLoaded(db: UserDb, keys: readonly string[]): Promise<boolean> {
  const loaded = await readMeta(db, 'loaded')
  return keys.some((key) => loaded?.includes(key))
}

/** Whether this device has received every one of these sets completely. */
export async function areLoaded(db: UserDb, keys: readonly string[]): Promise<boolean> {
  const loaded = await readMeta(db, 'loaded')
  return keys.every((key) => loaded?.includes(key))
}

/**
 * The items, or undefined if there are none only because the first load is still running: an empty screen must not say
 * that there is nothing before the server has said so. `keys` name the sets, any of which brings the items. The loaded
 * sets are read first: a live query may not notice reads after waiting for something other than the database.
 */
export async function itemsIfLoaded<T>(
  db: UserDb,
  keys: readonly string[],
  readItems: () => Promise<readonly T[]>,
): Promise<readonly T[] | undefined> {
  const [isKnown, items] = await Promise.all([isLoaded(db, keys), readItems()])
  return items.length > 0 || isKnown ? items : undefined
}

import { splitRef } from '#domain/mutation/refs.ts'
import { rowTable } from './collections.ts'
import type { RowCollection } from './collections.ts'
import type { UserDb } from '../database/user-db.ts'

/** Ids of all documents of a collection that this device holds, readable or not. */
export async function localIds(db: UserDb, collection: RowCollection): Promise<readonly string[]> {
  const [ids, unreadable] = await Promise.all([
    rowTable(db, collection).toCollection().primaryKeys(),
    db.unreadable.where('ref').startsWith(`${collection}/`).primaryKeys(),
  ])
  return [...ids, ...unreadable.map((ref) => splitRef(ref as `${string}/${string}`)[1])]
}

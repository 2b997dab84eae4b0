import * as v from 'valibot'
import { instant } from '#domain/entities/fields.ts'
import type { UserDb } from '../local/database/user-db.ts'

/** How far a set was followed: the server time of its newest document. A damaged cursor counts as missing. */
export async function readCursor(db: UserDb, key: string): Promise<string | null> {
  const row = await db.cursors.get(key)
  return v.is(instant, row?.value) ? row.value : null
}

import type { UserDb } from '../local/user-db.ts'
import type { Pause } from './drain/types.ts'

/** Small facts of the user's database that are not documents. */
export interface Meta {
  readonly pause: Pause | null
  /** Device clock, milliseconds. */
  readonly lastSentAt: number
  /** Keys of the sets that the server has told this device whole at least once. */
  readonly loaded: readonly string[]
}

export async function readMeta<K extends keyof Meta>(db: UserDb, key: K): Promise<Meta[K] | null> {
  const row = await db.meta.get(key)
  return (row?.value as Meta[K] | undefined) ?? null
}

export async function writeMeta<K extends keyof Meta>(
  db: UserDb,
  key: K,
  value: Meta[K] | null,
): Promise<void> {
  await db.meta.put({ key, value })
}

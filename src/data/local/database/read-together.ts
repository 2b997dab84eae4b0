import type { Dexie, Table } from 'dexie'

/** Reads several things as of one moment: nothing is written in between. */
export function readTogether<T>(
  db: Dexie,
  tables: readonly Table[],
  read: () => Promise<T>,
): Promise<T> {
  return db.transaction('r', [...tables], async () => {
    const found = await read()
    return found
  })
}

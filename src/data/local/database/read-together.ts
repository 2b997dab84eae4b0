import type { Dexie, Table } from 'dexie'

/** Several readings of one moment: nothing is written between them. */
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

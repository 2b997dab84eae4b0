import { Dexie } from 'dexie'
import type { Migration } from './migrations/migration.ts'

/** What became of a database handle that this page can no longer use. */
export type StorageIssue = 'outdated' | 'blocked'

export interface OpenOptions {
  /** For tests; the host's own IndexedDB if left out. */
  readonly indexedDB?: IDBFactory | undefined
  readonly keyRange?: typeof IDBKeyRange | undefined
  readonly onStorageIssue?: ((trouble: StorageIssue) => void) | undefined
}

/**
 * A Dexie database with all its migrations. It opens itself on first use. `outdated` is reported when a
 * newer app version upgrades the database: the handle is closed so that the upgrade can go on.
 */
export function openDatabase(
  name: string,
  migrations: readonly Migration[],
  options: OpenOptions = {},
): Dexie {
  const db = new Dexie(name, {
    chromeTransactionDurability: 'strict',
    ...(options.indexedDB && { indexedDB: options.indexedDB }),
    ...(options.keyRange && { IDBKeyRange: options.keyRange }),
  })
  for (const { version, stores, upgrade } of migrations) {
    const step = db.version(version).stores({ ...stores })
    if (upgrade) step.upgrade(upgrade)
  }
  db.on('versionchange', (event) => {
    db.close()
    if (event.newVersion) options.onStorageIssue?.('outdated')
    return false
  })
  db.on('blocked', () => options.onStorageIssue?.('blocked'))
  return db
}

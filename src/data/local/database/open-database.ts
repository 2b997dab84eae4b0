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
    // Results are frozen and shared; the default copies every row of each query.
    cache: 'immutable',
    ...(options.indexedDB && { indexedDB: options.indexedDB }),
    ...(options.keyRange && { IDBKeyRange: options.keyRange }),
  })
  for (const { version, stores, upgrade } of stepsOf(migrations)) {
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

/**
 * Fewer steps with the same result: those that change no data are part of the next that does, or of the last. Dexie
 * parses the definitions of every table again for each step, and adds what a database of any version lacks.
 */
function stepsOf(migrations: readonly Migration[]): readonly (Migration & { version: number })[] {
  const steps: (Migration & { version: number })[] = []
  let stores: Migration['stores'] = {}
  migrations.forEach((migration, i) => {
    stores = { ...stores, ...migration.stores }
    if (!migration.upgrade && migration !== migrations.at(-1)) return
    steps.push({ ...migration, version: i + 1, stores })
    stores = {}
  })
  return steps
}

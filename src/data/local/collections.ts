import type { Ref } from '#domain/mutation/types.ts'
import type { Table } from 'dexie'
import type { Row } from './rows.ts'
import type { UserDb } from './user-db.ts'

/** The document collections that this device keeps; each is a table of the user's database. */
export const collections = ['users', 'companies', 'customers', 'sites', 'orders'] as const
export type Collection = (typeof collections)[number]

export function isCollection(name: string): name is Collection {
  return collections.some((known) => known === name)
}

export function refOf(collection: Collection, id: string): Ref {
  return `${collection}/${id}`
}

/** Splits `orders/abc`. Throws on a ref outside the known collections: that is a bug. */
export function splitRef(ref: string): { collection: Collection; id: string } {
  const slash = ref.indexOf('/')
  const collection = ref.slice(0, slash)
  const id = ref.slice(slash + 1)
  if (!isCollection(collection) || !id) throw new Error(`Not a document of this device: ${ref}`)
  return { collection, id }
}

export function rowTable(db: UserDb, collection: Collection): Table<Row, string> {
  return db[collection]
}

export function rowTables(db: UserDb): Table<Row, string>[] {
  return collections.map((name) => db[name])
}

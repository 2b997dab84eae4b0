import { type CollectionName, collectionNames } from '#domain/entities/collections.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Ref } from '#domain/mutation/types.ts'
import type { Table } from 'dexie'
import type { Row } from '../database/rows.ts'
import type { UserDb } from '../database/user-db.ts'

/**
 * The collections whose documents this device keeps as rows; each is a table of the user's database. Receipts
 * (`mutations`) are the entries of the history.
 */
export type RowCollection = Exclude<CollectionName, 'series'>
export const rowCollections = collectionNames.filter(
  (name): name is RowCollection => name !== 'series',
)

/** The collection of a document that has a row here. Throws on any other document: a bug. */
export function rowCollection(ref: Ref): RowCollection {
  const [name, id] = splitRef(ref)
  const collection = rowCollections.find((known) => known === name)
  if (collection === undefined || id === '')
    throw new Error(`Not a document of this device: ${ref}`)
  return collection
}

/** Whether this device, with this version of the app, keeps such a document. */
export function hasRow(ref: string): boolean {
  const [name, id] = splitRef(ref as Ref)
  return id !== '' && rowCollections.some((known) => known === name)
}

/** Whether only the server keeps such a document: a mutation reads it when it is sent, and not before. */
export function isOnlyOnServer(ref: Ref): boolean {
  return splitRef(ref)[0] === 'series'
}

export function rowTable(db: UserDb, collection: RowCollection): Table<Row, string> {
  return collection === 'mutations' ? db.receipts : db[collection]
}

/** Every table that a change of documents may touch: the scope of its transaction. */
export function documentTables(db: UserDb): Table[] {
  const rows = rowCollections.map((name) => rowTable(db, name))
  return [...rows, db.base, db.outbox, db.unreadable, db.blobs]
}

import type { RowCollection } from '../local/rows/collections.ts'
import type { Query } from '../types/data.ts'
import { defineQuery, type QueryContext } from './define-query.ts'

/** Ids of a collection's documents that hold something the office has not received. */
export function unsentIds(collection: RowCollection): Query<ReadonlySet<string>> {
  return defineQuery('unsentIds', collection, (context) => readUnsentIds(context, collection))
}

export async function readUnsentIds(
  { db }: QueryContext,
  collection: RowCollection,
): Promise<ReadonlySet<string>> {
  const refs = await db.base.where('ref').startsWith(`${collection}/`).primaryKeys()
  return new Set(refs.map((ref) => ref.slice(collection.length + 1)))
}

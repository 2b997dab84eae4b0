import type { Doc, Ref } from '#domain/mutation/types.ts'
import { hasRow } from '../local/rows/collections.ts'
import { readDocs } from '../local/rows/documents.ts'
import type { Query } from '../types/data.ts'
import { defineQuery } from './define-query.ts'

/** Documents as this device shows them, deleted ones included; those it does not have are absent. */
export function docsNow(refs: readonly Ref[]): Query<ReadonlyMap<Ref, Doc>> {
  return defineQuery('docsNow', refs, ({ db }) => readDocs(db, refs.filter(hasRow)))
}

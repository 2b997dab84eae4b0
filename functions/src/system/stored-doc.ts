import { FieldPath, FieldValue } from 'firebase-admin/firestore'
import { type CollectionName, collections } from '../../../src/domain/entities/collections.ts'
import { splitRef } from '../../../src/domain/mutation/refs.ts'
import type { Doc, Ref } from '../../../src/domain/mutation/types.ts'
import { withJsonText } from '../../../src/domain/stored/json-text.ts'
import { storedMask } from '../../../src/domain/stored/stored-mask.ts'
import { getPath } from '../../../src/lib/paths.ts'

/** The path below `/documents` of a document named as mutations name it (`orders/abc`). */
export function pathOf(ref: Ref, companyId: string): string {
  return collections[collectionOf(ref)].topLevel ? ref : `companies/${companyId}/${ref}`
}

/** A whole document in the form of the server, which sets its time. */
export function storedDoc(ref: Ref, doc: Doc): Record<string, unknown> {
  const collection = collectionOf(ref)
  const { updatedAt: _setByServer, ...fields } = doc
  return {
    ...withJsonText(collection, fields),
    [collections[collection].serverTime]: FieldValue.serverTimestamp(),
  }
}

/** The masked fields of a document as the arguments of an update. */
export function storedFields(
  ref: Ref,
  doc: Doc,
  mask: readonly string[],
): readonly [FieldPath, unknown, ...unknown[]] {
  const collection = collectionOf(ref)
  const stored = withJsonText(collection, doc)
  const fields = storedMask(collection, mask).flatMap((path) => [
    new FieldPath(...path.split('.')),
    getPath(stored, path),
  ])
  return [
    new FieldPath(collections[collection].serverTime),
    FieldValue.serverTimestamp(),
    ...fields,
  ]
}

function collectionOf(ref: Ref): CollectionName {
  return splitRef(ref)[0] as CollectionName
}

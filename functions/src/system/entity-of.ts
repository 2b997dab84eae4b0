import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { CollectionName, Entities } from '../../../src/domain/entities/collections.ts'
import { parseRow } from '../../../src/domain/stored/parse-row.ts'
import { plainDoc } from './plain-doc.ts'

/** A document as the app reads it; undefined where it is missing or unreadable. */
export function entityOf<C extends CollectionName>(
  collection: C,
  snapshot: DocumentSnapshot,
): Entities[C] | undefined {
  const data = snapshot.data()
  const parsed = data && parseRow(collection, snapshot.id, plainDoc(collection, data))
  return parsed?.ok === true ? parsed.value : undefined
}

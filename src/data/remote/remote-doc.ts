import type { DocumentSnapshot } from 'firebase/firestore'
import type { Doc } from '#domain/mutation/types.ts'
import { report } from '../report.ts'
import { toAppDoc } from '#domain/stored/to-app-doc.ts'
import { collectionOf } from '../server/rest/document-name.ts'
import { plainDoc } from './plain-doc.ts'

export interface RemoteDoc {
  readonly id: string
  readonly doc: Doc
}

/** Fields worth keeping of a document whose other fields cannot be read. */
const essentials = ['updatedAt', 'updatedBy', 'receivedAt', 'actorId', 'deletedAt'] as const

/** A document as it arrived; undefined if there is none. Never throws. */
export function remoteDoc(snapshot: DocumentSnapshot): RemoteDoc | undefined {
  try {
    const data = snapshot.data()
    if (data === undefined) return undefined
    const doc = toAppDoc(collectionOf(snapshot.ref.path), plainDoc(data))
    return { id: snapshot.id, doc }
  } catch (error) {
    report(`The document ${snapshot.ref.path} cannot be converted`, error)
    const known = essentials.map((field) => [field, valueOf(snapshot, field)] as const)
    return { id: snapshot.id, doc: plainDoc(Object.fromEntries(known)) }
  }
}

function valueOf(snapshot: DocumentSnapshot, field: string): unknown {
  try {
    return snapshot.get(field)
  } catch {
    return undefined
  }
}

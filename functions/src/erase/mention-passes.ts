import type { CollectionName } from '../../../src/domain/entities/collections.ts'
import type { Doc } from '../../../src/domain/mutation/types.ts'
import type { Step } from './steps.ts'
import type { Task } from './task.ts'
import { deleteFound, type Stored, type Writes } from './writes.ts'

interface Mentions {
  /** Whether a message is the subject's, besides those that are about what is linked to it. */
  readonly isOfSubject: (message: Doc) => boolean
  /** A document that is not deleted, without what it says of the subject. */
  readonly cleaned: (collection: CollectionName, stored: Stored) => Doc
}

/**
 * Deletes the messages and photos of a subject, and cleans all others. A photo is deleted with its bytes, which no device
 * can load again.
 */
export function messageAndPhotoPasses(
  { db, companyId, at, counts, links }: Task,
  { isOfSubject, cleaned }: Mentions,
): readonly Step[] {
  const of = (name: string) => db.collection(`companies/${companyId}/${name}`)
  const rewrite = (collection: CollectionName, stored: Stored, writes: Writes) =>
    writes.rewrite(collection, stored, cleaned(collection, stored))
  return [
    {
      collection: 'messages',
      query: of('messages'),
      visit(message, writes) {
        const { doc, id } = message
        if (!links.has(String(doc['about'])) && !isOfSubject(doc))
          return rewrite('messages', message, writes)
        links.remember(`messages/${id}`)
        writes.entomb('messages', message, at)
      },
    },
    {
      collection: 'photos',
      query: of('photos'),
      async visit(photo, writes) {
        if (!links.has(String(photo.doc['about']))) return rewrite('photos', photo, writes)
        links.remember(`photos/${photo.id}`)
        await deleteFound(db, of('blobs').where('photoId', '==', photo.id), counts)
        writes.entomb('photos', photo, at)
      },
    },
  ]
}

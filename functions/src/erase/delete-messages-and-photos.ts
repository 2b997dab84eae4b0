import type { Doc } from '../../../src/domain/mutation/types.ts'
import type { Task } from './task.ts'
import { type Stored, deleteFound, eachDoc, entomb } from './rewrite.ts'

/**
 * Deletes the messages and photos of a subject, and adds them to what is linked to it. A photo is deleted with its
 * bytes, which no device can load again.
 */
export async function deleteMessagesAndPhotos(
  { db, companyId, at, counts }: Pick<Task, 'db' | 'companyId' | 'at' | 'counts'>,
  linked: Set<string>,
  isOfSubject: (message: Doc) => boolean,
): Promise<void> {
  const of = (name: string) => db.collection(`companies/${companyId}/${name}`)
  await eachDoc('messages', of('messages'), async (message) => {
    if (!linked.has(String(message.doc['about'])) && !isOfSubject(message.doc)) return
    linked.add(`messages/${message.id}`)
    await entomb('messages', message, at, counts)
  })
  await eachDoc('photos', of('photos'), async (photo: Stored) => {
    if (!linked.has(String(photo.doc['about']))) return
    linked.add(`photos/${photo.id}`)
    await deleteFound(db, of('blobs').where('photoId', '==', photo.id), counts)
    await entomb('photos', photo, at, counts)
  })
}

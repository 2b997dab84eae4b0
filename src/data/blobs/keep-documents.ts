import { companyDocuments } from '#domain/entities/photo.ts'
import { bulkGet } from '../local/database/bulk.ts'
import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'

/** Frees the space of documents that were removed from the company. What is still to be sent or deleted stays. */
export async function dropRemovedDocuments(db: UserDb): Promise<void> {
  await transact(db, [db.photos, db.blobs, db.blobParts], async () => {
    const blobs = await db.blobs.where('about').equals(companyDocuments).toArray()
    const sent = blobs.flatMap(({ id, state }) => (state === 'sent' ? [id] : []))
    const photos = await bulkGet(db.photos, sent)
    const gone = sent.filter((_, i) => !photos[i] || typeof photos[i].deletedAt === 'string')
    await db.blobs.bulkDelete(gone)
    await db.blobParts.where('photoId').anyOf(gone).delete()
  })
}

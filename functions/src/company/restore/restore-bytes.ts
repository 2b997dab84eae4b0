import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { systemUid } from '../../../../src/domain/access/system-actor.ts'
import { chunkBytes } from '../../../../src/domain/entities/photo.ts'
import type {
  RestoreAnswer,
  RestoreRequest,
} from '../../../../src/domain/restore/restore-request.ts'
import { createOnce } from '../../mail/create-once.ts'

type Bytes = Extract<RestoreRequest, { step: 'bytes' }>

/** Stores a piece of a photo that was restored before. */
export async function restoreBytes(
  db: Firestore,
  companyId: string,
  { photoId, index, data }: Bytes,
): Promise<RestoreAnswer> {
  const refuse = (reason: string) => ({
    created: 0,
    existing: 0,
    refused: [{ id: photoId, reason }],
  })
  const photo = await db.doc(`companies/${companyId}/photos/${photoId}`).get()
  // The bytes of a photo that was deleted or erased since stay deleted.
  if (!photo.exists || typeof photo.get('deletedAt') === 'string') return refuse('missing')
  const bytes = Buffer.from(data, 'base64')
  const chunks: unknown = photo.get('chunks')
  if (
    typeof chunks !== 'number' ||
    index >= chunks ||
    bytes.length > chunkBytes ||
    bytes.length === 0
  )
    return refuse('unreadable')
  await createOnce(db.doc(`companies/${companyId}/blobs/${photoId}_${index}`), {
    photoId,
    index,
    data: bytes,
    schema: 1,
    updatedAt: FieldValue.serverTimestamp(),
    updatedBy: systemUid,
  })
  return { created: 1, existing: 0, refused: [] }
}

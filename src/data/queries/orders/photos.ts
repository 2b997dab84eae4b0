import { chunkBytes } from '#domain/entities/photo.ts'
import type { Photo } from '#domain/entities/photo.ts'
import { bulkGet } from '#data/local/database/bulk.ts'
import type { BlobRow } from '#data/local/database/rows.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { PhotoItem, Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** The photos of a document (`orders/abc`), the oldest first, with the progress of their upload. */
export function photosOf(about: string): Query<readonly PhotoItem[]> {
  return defineQuery('photosOf', about, async ({ db }) =>
    itemsOf(db, entitiesOf('photos', await db.photos.where('about').equals(about).toArray())),
  )
}

/** The photos whose bytes this device still has to send. */
export function unsentPhotos(): Query<readonly PhotoItem[]> {
  return defineQuery('unsentPhotos', null, async ({ db }) => {
    const blobs = await db.blobs.where('state').anyOf('waiting', 'needsYou').primaryKeys()
    return itemsOf(db, entitiesOf('photos', await bulkGet(db.photos, blobs)))
  })
}

async function itemsOf(db: UserDb, photos: readonly Photo[]): Promise<readonly PhotoItem[]> {
  const sorted = photos.toSorted((a, b) => a.takenAt.localeCompare(b.takenAt))
  const blobs = await bulkGet(
    db.blobs,
    sorted.map(({ id }) => id),
  )
  return sorted.map((photo, i) => photoItem(photo, blobs[i]))
}

/** A photo with the progress of its upload, as this device's bytes of it tell. */
export function photoItem(photo: Photo, blob: BlobRow | undefined): PhotoItem {
  // The row already says that it is complete, because it will be once this device has sent it.
  const isToGo = blob?.state === 'waiting' || blob?.state === 'needsYou'
  if (photo.uploadedAt !== null && !isToGo) {
    return { photo, state: 'sent', sentBytes: photo.size, problem: null }
  }
  if (!blob) return { photo, state: 'onOtherDevice', sentBytes: 0, problem: null }
  const sentBytes = Math.min(photo.size, blob.sent * chunkBytes)
  const state =
    blob.state === 'needsYou' ? 'actionNeeded' : blob.state === 'sent' ? 'sent' : 'waiting'
  return { photo, state, sentBytes, problem: blob.problem }
}

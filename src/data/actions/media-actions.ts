import { fail } from '#lib/result.ts'
import { askToPersist } from '../local/storage/ask-to-persist.ts'
import { catchStorageErrors } from '../local/storage/catch-storage-errors.ts'
import { report } from '../report.ts'
import type { Server } from '../server/open-server.ts'
import type { CurrentUser } from '../session/current-user.ts'
import type { Data } from '../types/data.ts'
import type { Enqueue } from './create-enqueue.ts'

interface MediaPorts {
  readonly user: CurrentUser
  readonly queue: Enqueue
  readonly server: () => Promise<Server>
}

export const loadAddPhoto = () => import('../blobs/add-photo.ts')

/** Photos and signatures: adding them, showing them, and saving them for offline use. */
export function createMediaActions({
  user,
  queue,
  server,
}: MediaPorts): Pick<Data, 'addPhoto' | 'photoBytes' | 'saveForOffline' | 'keepDocuments'> {
  return {
    async addPhoto(photo) {
      const photos = await loadAddPhoto().catch((error: unknown) => {
        report('The code that keeps photos could not be loaded', error)
      })
      if (!photos) return fail({ type: 'network/offline' })
      return queue.enqueue((context) => photos.addPhoto(photo, context))
    },
    async photoBytes(photoId) {
      const company = user.company()
      const db = user.db()
      if (!company || !db) return fail({ type: 'access/signed-out' })
      const { photoBytes } = await import('../blobs/photo-bytes.ts')
      return photoBytes(db, photoId, company.id, server)
    },
    saveForOffline(photoIds) {
      void askToPersist()
      return keep(photoIds)
    },
    async keepDocuments(photoIds) {
      const db = user.db()
      if (!db) return false
      const { dropRemovedDocuments } = await import('../blobs/keep-documents.ts')
      await dropRemovedDocuments(db)
      return keep(photoIds)
    },
  }

  async function keep(photoIds: readonly string[]): Promise<boolean> {
    const company = user.company()
    const db = user.db()
    if (!company || !db) return false
    const { photoBytes } = await import('../blobs/photo-bytes.ts')
    let came = true
    for (const photoId of photoIds) {
      const bytes = await catchStorageErrors(() =>
        photoBytes(db, photoId, company.id, server, true),
      )
      came &&= bytes.ok
    }
    return came
  }
}

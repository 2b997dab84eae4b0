import { splitRef } from '#domain/mutation/refs.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { firstPiece, mostFixes } from '#domain/tracking/track-points.ts'
import { bulkPut } from '../local/bulk.ts'
import { documentTables } from '../local/collections.ts'
import { readBases } from '../local/documents.ts'
import type { BlobRow } from '../local/rows.ts'
import { soundRow } from '../local/sound-row.ts'
import { steadyMethods } from '../local/steady.ts'
import { transact } from '../local/transact.ts'
import type { UserDb } from '../local/user-db.ts'
import { longestWait } from '../outbox/drain/back-off.ts'
import { planBatch } from '../outbox/drain/plan-batch.ts'
import { readMeta, writeMeta } from '../outbox/meta.ts'
import { mutate } from '../outbox/mutate.ts'
import type { MediaStore } from './types.ts'

/** The lanes' store in the user's database. */
export function createDexieMediaStore(db: UserDb): MediaStore {
  return steadyMethods<MediaStore>(db, {
    async isWorkDue(now) {
      if ((await readMeta(db, 'pause')) !== null) return false
      const rows = await db.outbox.orderBy('seq').limit(200).toArray()
      return planBatch(rows.map(soundRow), new Set(), now).length > 0
    },

    async nextBlob(now) {
      const due = (blob: BlobRow) => blob.notBefore <= now || blob.notBefore > now + longestWait
      for (const state of ['waiting', 'unwanted'] as const) {
        const blobs = await db.blobs.where('state').equals(state).filter(due).sortBy('at')
        for (const blob of blobs) {
          if (state === 'unwanted') return blob
          if (await isDeleted(db, blob.about)) await withdraw(db, blob)
          else if (await isAnnounced(db, blob.id)) return blob
        }
      }
      return null
    },

    async nextDue(now) {
      const blobs = await db.blobs.where('state').anyOf('waiting', 'unwanted').toArray()
      const later = blobs.map((blob) => blob.notBefore).filter((at) => at > now)
      return later.length > 0 ? Math.min(...later) : null
    },

    part: async (photoId, index) => (await db.blobParts.get([photoId, index]))?.bytes,
    progress: async (photoId, sent) => {
      await db.blobs.update(photoId, { sent, failures: 0, notBefore: 0 })
    },
    finish: (photoId) =>
      transact(db, [db.blobs, db.outbox], async () => {
        const blob = await db.blobs.get(photoId)
        if (!blob) return
        await db.blobs.put({ ...blob, state: 'sent', sent: blob.chunks, problem: null })
        await release(db, photoId)
      }),
    rest: async (photoId, failures, notBefore) => {
      await db.blobs.update(photoId, { failures, notBefore })
    },
    park: async (photoId, problem) => {
      await db.blobs.update(photoId, { state: 'needsYou', problem })
    },
    unwant: (photoId) =>
      transact(db, [db.blobs, db.outbox], async () => {
        await db.blobs.update(photoId, { state: 'unwanted', notBefore: 0 })
        await release(db, photoId)
      }),
    forget: (photoId) =>
      transact(db, [db.blobs, db.blobParts], async () => {
        await db.blobs.delete(photoId)
        await db.blobParts.where('photoId').equals(photoId).delete()
      }),

    nextPings: (newId) =>
      transact(db, [db.pings], async () => {
        const [oldest] = await db.pings.orderBy('id').limit(1).toArray()
        if (!oldest) return null
        const begun = await db.pings.where('chunk').above('').first()
        if (begun) {
          const pings = await db.pings.where('chunk').equals(begun.chunk).sortBy('id')
          return { id: begun.chunk, companyId: begun.companyId, pings }
        }
        const { companyId } = oldest
        const id = newId()
        const rows = await db.pings.orderBy('id').limit(mostFixes).toArray()
        const ours = rows.filter((ping) => ping.companyId === companyId)
        const pings = firstPiece(ours).map((ping) => ({ ...ping, chunk: id }))
        await bulkPut(db.pings, pings)
        return { id, companyId, pings }
      }),
    dropPings: async (chunk) => {
      await db.pings.where('chunk').equals(chunk).delete()
    },
    hides: async () => {
      if ((await readMeta(db, 'hides')) !== true) return null
      return (await db.companies.toCollection().primaryKeys())[0] ?? null
    },
    hidden: () => writeMeta(db, 'hides', null),
  })
}

/** Whether the office has been told of the photo: before that its bytes would belong to nothing. */
async function isAnnounced(db: UserDb, photoId: string): Promise<boolean> {
  const queued = await db.outbox.where('refs').equals(`photos/${photoId}`).toArray()
  return !queued.some((row) => row.name === 'photo/add')
}

/** Whether the server was last known to hold the document as deleted. */
async function isDeleted(db: UserDb, about: string): Promise<boolean> {
  const [collection] = splitRef(about as Ref)
  if (collection !== 'orders') return false
  const base = (await readBases(db, [about as Ref])).get(about as Ref)
  return typeof base?.deletedAt === 'string'
}

/** Its order is gone: the announced photo is deleted in its maker's name, and its bytes are cleared away. */
async function withdraw(db: UserDb, blob: BlobRow): Promise<void> {
  await transact(db, documentTables(db), async () => {
    const rows = await db.outbox.where('refs').equals(`photos/${blob.id}`).toArray()
    const finish = rows.find((row) => row.name === 'photo/finish')
    if (rows.some((row) => row.state === 'sending')) return
    await db.blobs.update(blob.id, { state: 'unwanted', notBefore: 0 })
    await release(db, blob.id)
    if (!finish) return
    await db.outbox.delete(finish.seq)
    const now = Date.parse(finish.deviceAt)
    const { actor, id, deviceId, offsetMs } = finish
    await mutate('photo/delete', { photoId: blob.id }, { db, actor, id, deviceId, now, offsetMs })
  })
}

async function release(db: UserDb, photoId: string): Promise<void> {
  const rows = await db.outbox.where('waitsFor').equals(photoId).toArray()
  await bulkPut(
    db.outbox,
    rows.map((row) => ({ ...row, waitsFor: row.waitsFor.filter((id) => id !== photoId) })),
  )
}

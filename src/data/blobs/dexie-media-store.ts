import { splitRef } from '#domain/mutation/refs.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { firstSegment, maxFixes } from '#domain/tracking/track-points.ts'
import { bulkPut } from '../local/database/bulk.ts'
import { documentTables } from '../local/rows/collections.ts'
import { readServerVersions } from '../local/rows/documents.ts'
import type { BlobRow, PingRow } from '../local/database/rows.ts'
import { repairRow } from '../local/rows/repair-row.ts'
import { methodsWithReconnect } from '../local/database/with-reconnect.ts'
import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { longestWait } from '../server/back-off.ts'
import { createQueue } from '../outbox/drain/plan/create-queue.ts'
import { nextDue } from '../outbox/drain/plan/plan-batch.ts'
import { readMeta, writeMeta } from '../local/rows/meta.ts'
import { mutate } from '../outbox/mutate/mutate.ts'
import type { MediaStore } from './types.ts'

/** The lanes' store in the user's database. */
export function createDexieMediaStore(db: UserDb): MediaStore {
  return methodsWithReconnect<MediaStore>(db, {
    async isWorkDue(now) {
      if ((await readMeta(db, 'pause')) !== null) return false
      const rows = await db.outbox.orderBy('seq').limit(200).toArray()
      return nextDue(createQueue(rows.map(repairRow)), now) === now
    },

    async nextBlob(now) {
      const due = (blob: BlobRow) => blob.notBefore <= now || blob.notBefore > now + longestWait
      for (const state of ['waiting', 'unwanted'] as const) {
        const blobs = await db.blobs.where('state').equals(state).filter(due).sortBy('at')
        for (const blob of blobs) {
          if (state === 'unwanted') return blob
          if (await isGivenUp(db, blob)) await withdraw(db, blob)
          else if (await isAnnounced(db, blob.id)) return blob
        }
      }
      return null
    },

    async nextDue(now) {
      const blobs = await db.blobs.where('state').anyOf('waiting', 'unwanted').toArray()
      const waits = (await db.pings.count()) > 0
      const route = waits ? [((await readMeta(db, 'routeSentAt')) ?? 0) + pieceMs] : []
      const later = [...blobs.map((blob) => blob.notBefore), ...route].filter((at) => at > now)
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
    pause: async (photoId, failures, notBefore) => {
      await db.blobs.update(photoId, { failures, notBefore })
    },
    refuse: async (photoId, problem) => {
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

    nextPings: (newId, now) =>
      transact(db, [db.pings, db.meta], async () => {
        const [oldest] = await db.pings.orderBy('id').limit(1).toArray()
        const newest = await db.pings.orderBy('id').last()
        if (!oldest || !newest) return null
        const { companyId } = oldest
        const isNew =
          newest.companyId === companyId && newest.at !== (await readMeta(db, 'shownAt'))
        const place = isNew ? newest : null
        const begun = await db.pings.where('chunk').above('').first()
        if (begun) {
          const pings = await db.pings.where('chunk').equals(begun.chunk).sortBy('id')
          const piece = { id: begun.chunk, pings, wasHeldUp: true }
          return { companyId: begun.companyId, piece, place }
        }
        const rows = await db.pings.orderBy('id').limit(maxFixes).toArray()
        const ours = rows.filter((ping) => ping.companyId === companyId)
        const first = firstSegment(ours)
        const isWhole = first.length === maxFixes || first.length < rows.length
        if (!isWhole && !(await isPieceDue(db, oldest, now)))
          return place && { companyId, piece: null, place }
        const id = newId()
        const pings = first.map((ping) => ({ ...ping, chunk: id }))
        await bulkPut(db.pings, pings)
        return { companyId, piece: { id, pings, wasHeldUp: false }, place }
      }),
    dropPings: ({ piece, place }, now) =>
      transact(db, [db.pings, db.meta], async () => {
        if (place) await writeMeta(db, 'shownAt', place.at)
        if (!piece) return
        await db.pings.where('chunk').equals(piece.id).delete()
        if (!piece.wasHeldUp) await writeMeta(db, 'routeSentAt', now)
      }),
    hides: async () => {
      if ((await readMeta(db, 'hides')) !== true) return null
      return (await db.companies.toCollection().primaryKeys())[0] ?? null
    },
    hidden: async () => {
      await writeMeta(db, 'hides', null)
      await writeMeta(db, 'shownAt', null)
    },
  })
}

/** Each piece of a route is a document, so a few long pieces cost less than many short ones. */
const pieceMs = 10 * 60_000

/** A while after the last one; at once if nothing could be sent for that long. */
async function isPieceDue(db: UserDb, oldest: PingRow, now: number): Promise<boolean> {
  const last = (await readMeta(db, 'routeSentAt')) ?? 0
  // In either direction: a clock that was set back would delay it for too long.
  return [last, Date.parse(oldest.at)].some((at) => Math.abs(now - at) >= pieceMs)
}

/** Whether the announcement of the photo has arrived: before that its bytes would belong to nothing. */
async function isAnnounced(db: UserDb, photoId: string): Promise<boolean> {
  const queued = await db.outbox.where('refs').equals(`photos/${photoId}`).toArray()
  return !queued.some((row) => row.name === 'photo/add')
}

/** Whether its order is deleted at the server, as last known. A signature is uploaded nevertheless. */
async function isGivenUp(db: UserDb, { id, about }: BlobRow): Promise<boolean> {
  const [collection] = splitRef(about as Ref)
  if (collection !== 'orders') return false
  const serverVersion = (await readServerVersions(db, [about as Ref])).get(about as Ref)
  if (typeof serverVersion?.deletedAt !== 'string') return false
  return (await db.photos.get(id))?.kind !== 'signature'
}

/** Its order is gone: the announced photo is deleted in its author's name, and so are its bytes. */
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

import type { Photo } from '#domain/entities/photo.ts'
import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'
import { storedEntity } from '../local/rows/stored-entity.ts'
import type { UserDb } from '../local/database/user-db.ts'
import type { Server } from '../server/open-server.ts'
import { serverProblem } from '../server/load-documents.ts'
import { bulkPut } from '../local/database/bulk.ts'
import { transact } from '../local/database/transact.ts'
import { documentName } from '../server/rest/document-name.ts'
import { bytesOfBase64 } from '#lib/base64.ts'
import { chunkRef } from './chunk-write.ts'

/**
 * A photo's bytes: those on this device, otherwise the server's chunks joined, which may be stored here. They are
 * checked against the hash in the photo's announcement: different bytes uploaded later are not the photo.
 */
export async function photoBytes(
  db: UserDb,
  photoId: string,
  companyId: string,
  server: () => Promise<Server>,
  keep = false,
): Promise<Result<Blob, Problem>> {
  const ref = `photos/${photoId}` as const
  const held = await db.blobs.get(photoId)
  if (held) {
    const parts = await db.blobParts.where('photoId').equals(photoId).sortBy('index')
    if (parts.length === held.chunks) {
      return ok(
        new Blob(
          parts.map((part) => part.bytes),
          { type: held.contentType },
        ),
      )
    }
  }
  const row = await db.photos.get(photoId)
  const photo = row && storedEntity('photos', row)
  if (!photo) return fail({ type: 'doc/missing', ref })
  if (!photo.ok) return photo
  if (photo.value.uploadedAt === null) return fail({ type: 'doc/missing', ref })
  return fromServer(photo.value)

  async function fromServer(photo: Photo): Promise<Result<Blob, Problem>> {
    const { id, chunks, contentType: type } = photo
    const { rest, auth, config } = await server()
    const token = await auth.token({ refresh: false })
    if (token.kind !== 'token') return fail({ type: 'network/offline' })
    const tenant = { projectId: config.projectId, companyId }
    const bytes: Uint8Array<ArrayBuffer>[] = []
    for (let index = 0; index < chunks; index += 1) {
      const name = documentName(chunkRef(id, index), tenant)
      const answer = await rest.batchGet([name], { token: token.token, timeoutMs: 30_000 })
      if (!answer.ok) return fail(serverProblem(answer.problem))
      const data = answer.value.docs.get(name)?.doc.data
      if (typeof data !== 'string') return fail({ type: 'doc/missing', ref })
      bytes.push(bytesOfBase64(data))
    }
    const whole = new Blob(bytes, { type })
    const sha256 = await sha256Hex(new Uint8Array(await whole.arrayBuffer()))
    if (sha256 !== photo.sha256) return fail({ type: 'photo/altered' })
    if (keep) await keepBytes(db, photo, companyId, bytes)
    return ok(whole)
  }
}

/** Stored like photos taken here, but as already sent. */
async function keepBytes(
  db: UserDb,
  photo: Photo,
  companyId: string,
  parts: readonly Uint8Array[],
): Promise<void> {
  const { id, about, contentType, size, chunks, takenAt } = photo
  await transact(db, [db.blobs, db.blobParts], async () => {
    if (await db.blobs.get(id)) return
    await db.blobs.put({
      id,
      about,
      companyId,
      contentType,
      size,
      chunks,
      sent: chunks,
      state: 'sent',
      failures: 0,
      notBefore: 0,
      problem: null,
      at: takenAt,
    })
    await bulkPut(
      db.blobParts,
      parts.map((bytes, index) => ({ photoId: id, index, bytes })),
    )
  })
}

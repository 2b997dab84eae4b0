import { parseRow } from '#domain/entities/parse-row.ts'
import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { docOf } from '../local/documents.ts'
import type { UserDb } from '../local/user-db.ts'
import type { Server } from '../outbox/open-drain.ts'
import { serverProblem } from '../session/load-documents.ts'
import { documentName } from '../wire/document-name.ts'
import { bytesOfBase64 } from './base64.ts'
import { chunkRef } from './chunk-write.ts'

/** A picture's bytes: those on this device, else the server's chunks put together. */
export async function photoBytes(
  db: UserDb,
  photoId: string,
  companyId: string,
  server: () => Promise<Server>,
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
  const photo = row && parseRow('photos', photoId, docOf(row))
  if (!photo) return fail({ type: 'doc/missing', ref })
  if (!photo.ok) return photo
  if (photo.value.uploadedAt === null) return fail({ type: 'doc/missing', ref })
  return fromServer(photo.value.id, photo.value.chunks, photo.value.contentType)

  async function fromServer(
    id: string,
    chunks: number,
    type: string,
  ): Promise<Result<Blob, Problem>> {
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
    return ok(new Blob(bytes, { type }))
  }
}

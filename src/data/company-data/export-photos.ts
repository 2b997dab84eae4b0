import { instant } from '#domain/entities/fields.ts'
import { photoFields } from '#domain/entities/photo.ts'
import { ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import * as v from 'valibot'
import { bytesOfBase64 } from '#lib/base64.ts'
import { chunkRef } from '../blobs/chunk-write.ts'
import { type Tenant, documentName } from '../server/rest/document-name.ts'
import type { Failure } from '../server/rest/failure.ts'
import { type ExportedDoc, type ReadPorts, readByName } from './read-documents.ts'
import type { ZipEntry, ZipWriter } from './zip-writer.ts'

const uploadedPhoto = v.object({
  id: v.string(),
  contentType: photoFields.contentType,
  chunks: photoFields.chunks,
  uploadedAt: instant,
  deletedAt: v.optional(v.null()),
})
export type KeptPhoto = v.InferOutput<typeof uploadedPhoto>

/** The ending of a file by the type of its image. */
export const photoEndings = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/png': 'png',
} as const

/** The photo whose bytes the server has, or nothing. */
export function keptPhoto(doc: ExportedDoc): readonly KeptPhoto[] {
  const parsed = v.safeParse(uploadedPhoto, doc)
  return parsed.success ? [parsed.output] : []
}

/** Adds a photo's bytes to the archive, chunk by chunk; null if a chunk is missing. */
export async function writePhoto(
  ports: ReadPorts,
  zip: ZipWriter,
  tenant: Tenant,
  { id, chunks, contentType }: KeptPhoto,
): Promise<Result<ZipEntry | null, Failure>> {
  const parts: Uint8Array[] = []
  for (let index = 0; index < chunks; index += 1) {
    const chunk = await readByName(ports, documentName(chunkRef(id, index), tenant))
    if (!chunk.ok && chunk.problem.status !== 'PERMISSION_DENIED') return chunk
    const data = chunk.ok ? chunk.value?.data : undefined
    if (typeof data !== 'string') return ok(null)
    parts.push(bytesOfBase64(data))
  }
  const file = zip.open(`photos/${id}.${photoEndings[contentType]}`, { isCompressed: true })
  for (const part of parts) await file.write(part)
  return ok(await file.end())
}

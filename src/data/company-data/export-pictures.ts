import * as v from 'valibot'
import { pictureFields } from '#domain/entities/picture.ts'
import { bytesOfBase64 } from '#lib/base64.ts'
import { photoEndings } from './export-photos.ts'
import type { ExportedDoc } from './read-documents.ts'
import type { ZipEntry, ZipWriter } from './zip-writer.ts'

const storedPicture = v.object({
  id: v.string(),
  contentType: pictureFields.contentType,
  data: pictureFields.data,
  deletedAt: v.optional(v.null()),
})
type StoredPicture = v.InferOutput<typeof storedPicture>

/** The photo of a person or the logo as the server has it, or nothing. */
export function storedPictures(doc: ExportedDoc): readonly StoredPicture[] {
  const parsed = v.safeParse(storedPicture, doc)
  return parsed.success ? [parsed.output] : []
}

/** Adds a picture as a file that can be opened; its document holds the same bytes for a restore. */
export async function writePicture(
  zip: ZipWriter,
  { id, contentType, data }: StoredPicture,
): Promise<ZipEntry> {
  const file = zip.open(`people/${id}.${photoEndings[contentType]}`, { isCompressed: true })
  await file.write(bytesOfBase64(data))
  return file.end()
}

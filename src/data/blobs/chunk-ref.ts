import type { Ref } from '#domain/mutation/types.ts'

/** The document that holds one chunk of a photo. */
export function chunkRef(photoId: string, index: number): Ref {
  return `blobs/${photoId}_${index}`
}
